import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const invitationRequestsMessages = defineMessages('invitationRequests', {
  // Screens
  about: 'An owner or admin has to approve it. Then the invitation is sent in your name.',
  ask: 'Ask to invite',
  asked: 'You asked to invite {email}. You’ll be notified when an owner or admin has decided.',
  email: 'Email',
  invited: 'Invited {email}.',
  mine: 'What you suggested',
  noAnswer: 'No one decided in time',
  saidNo: 'Rejected by {name} {ago}',
  saidYes: 'Approved by {name} {ago}, and invited in your name',
  sentAutomatically: 'Invited in your name {ago}',
  takenBack: 'Withdrawn or no longer needed {ago}',
  title: 'Suggest a teammate',
  waits: 'Asked {ago}, waits for an owner or admin',
  withdraw: 'Withdraw',
  withdrawNamed: 'Withdraw: {title}',
  withdrawn: 'Withdrawn: {title}',

  // What would happen
  access: 'What they get',
  accessAsMember: 'They can join as a member. They see contacts that members share. They can’t manage the workspace.',
  colleagueKind: 'Invitations at your proven domains',
  needsDomain: 'Only invitations to your own domain can be approved automatically, and no domain is proven yet.',
  inNameOf: 'In the name of',
  outsiderKind: 'Invitations by members to other addresses',
  sends: 'Email to',
  sendTitle: 'Invite {email}',

  // Refusals
  alreadyAsked: '{name} already asked on {at, date, day}. An owner or admin decides.',
  youAsked: 'You already asked on {at, date, day}. An owner or admin decides.',

  // Notifications
  invitedMeanwhile: '{name} has invited {email}, whom you suggested',
})
