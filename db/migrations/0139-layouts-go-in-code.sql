-- A layout is deleted by the operation that deletes its content type.
-- Processes of the release before go on deleting types without this trigger; a layout that is left then is shown nowhere, because
-- layouts are found by their type. It is deleted with the next type of its site, since the operation deletes every layout without a type.
drop trigger layout_goes on content_types;
drop function delete_layout();
