import { defineMessages } from '../../../../lib/messages/define.ts';

export const en = defineMessages({
  alreadyOnStaff: 'This person already works on your site. Change their role in the list.',
  invitationGone: 'This invitation no longer exists.',
  noLongerOwner: 'You’re no longer an owner of this site.',
  alreadyOwner: 'You already own this site.',
  ownTwoStep: 'To turn off your own two-step verification, go to “Security” in your account.',
  onlyOwnersSignOutStaff: 'Only owners can sign out people who work on this site.',
  twoStepYourselfFirst:
    'Turn on two-step verification for your own account first, so you don’t lock yourself out.',
  notOnStaff: 'This person doesn’t work on this site.',
  accountGone: 'This account no longer exists.',
  lastOwner: 'This is the only owner of the site. Make someone else an owner first.',
});
