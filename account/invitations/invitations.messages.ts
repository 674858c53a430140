import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const invitationsMessages = defineMessages('invitations', {
  // Screens
  askForNewInvitation: 'Ask for a new invitation.',
  continueToProduct: 'Continue to Wellmet',
  createAccount: 'Create an account',
  email: 'Email',
  expires: 'Expires',
  invitationSent: 'The invitation to {email} is on its way.',
  inviteSomebody: 'Invite someone',
  inviteSomebodyAbout: 'They’ll get an email with a link that works only for their address.',
  invited: '{inviter}, {on, date, dayAndYear}',
  invitedAs:
    '{role, select, owner {{inviter} invited you as an owner. Owners can do everything, including making other members owners. What you import stays private until you share it.} admin {{inviter} invited you as an admin. Admins can do everything that members can, and manage members, invitations and the audit log. What you import stays private until you share it.} member {{inviter} invited you as a member. Members use the network and ask for introductions. What you import stays private until you share it.} other {{inviter} invited you as a viewer. Viewers can look around but can’t change anything.}}',
  invitedBy: 'Invited by',
  joinWorkspace: 'Join {workspace}',
  linkIncomplete: 'This link is incomplete',
  linkIncompleteAbout: 'Open it from the email again.',
  loading: 'Loading the invitation',
  loadingInvitations: 'Loading the invitations',
  nonePending: 'No pending invitations. An invitation is listed here until it is accepted or revoked, or expires.',
  notRevoked: 'The invitation still works. {reason}',
  otherAddress: 'This invitation is for {email}.',
  otherAddressNext: 'You are signed in as {email}. Sign out and open the link again.',
  pending: 'Pending invitations',
  revoke: 'Revoke',
  revokeInvitation: 'Revoke the invitation to {email}',
  revokeQuestion: 'Revoke the invitation to {email}? The link in their email will stop working.',
  role: 'Role',
  sendInvitation: 'Send invitation',
  sentTo: 'The invitation was sent to {email}.',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signedInAs: 'You are signed in as {email}.',
  theInvitations: 'The invitations',

  // Refusals
  alreadyMember: 'This person is already a member of this workspace.',
  forOtherAddress: 'This invitation is for {invited}. You are signed in as {email}.',
  linkNotValid: 'The invitation was already accepted or revoked, or it has expired. Ask for a new one.',

  // Mails
  mailSubject: '{inviter} invited you to join {workspace} on Wellmet',
  mailBody: `Hi,

{inviter} invited you to join the workspace “{workspace}” on Wellmet. You can accept here:

{link}

The link works for {days, plural, one {# day} other {# days}}. Joining doesn’t share any of your contacts. You decide later whether to share them.

If you don’t know {inviter}, you can ignore this email.
`,
})
