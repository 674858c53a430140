import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const invitationRequestsMessages = defineMessages('invitationRequests', {
  // Screens
  about: 'An owner or admin has to approve it. Then the invitation is sent in your name.',
  ask: 'Ask to invite',
  asked: 'Asked. You’ll be notified when an admin has decided.',
  email: 'Email',
  invited: 'Invited {email}.',
  title: 'Suggest a teammate',

  // What would happen
  access: 'What they get',
  accessAsMember: 'They can join as a member. They can’t manage the workspace.',
  colleagueKind: 'Invitations at your proven domains',
  inNameOf: 'In the name of',
  outsiderKind: 'Invitations by members to other addresses',
  sends: 'Email to',
  sendTitle: 'Invite {email}',
})
