import { leaves } from './table-policy.ts';

/** Appointments, and tracks to listen to. */
export const bookingTables = [
  leaves('resources', 'id name version'),
  leaves(
    'services',
    `asks_owner buffer_before_minutes buffer_minutes cancel_notice_minutes capacity closed colour created_at
     deposit description duration_minutes durations exceptions horizon_days hours id image interval_minutes joins_late label late_pro_rata
     move_notice_minutes notice_minutes offer_minutes own_resource price published questions reminders sessions slug version
     waiting_list whole_series`,
  ),
  leaves('service_needs', 'need resource_id service_id', { key: 'service_id need resource_id' }),
  leaves('taken_slots', 'capacity duration_minutes id seats service_id start_at'),
  leaves('occupancies', 'from_at id note resource_id slot_id to_at'),
  leaves(
    'bookings',
    `account_id answers created_at duration_minutes email held_until id key_hash label more_keys name no_show note
     offered order_id owner_note phone price reminded sequence series_id service_id slot_id start_at start_set_at status
     to_pay version visitor_timezone`,
  ),
  leaves(
    'waiting_people',
    `account_id booking_id created_at duration_minutes email id key_hash name phone service_id start_at status
     told_at visitor_timezone`,
  ),
  leaves(
    'audio_tracks',
    `artist caption cover_id created_at duration file_id header hid_file id peaks position preview_seconds problem
     product_id sound_state sound_turn updated_at version`,
  ),
  leaves('audio_previews', 'bytes revision track_id type', { key: 'track_id' }),
];
