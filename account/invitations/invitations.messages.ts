import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const invitationsMessages = defineMessages('invitations', {
  // Screens
  actions: 'Actions',
  askedForLink: 'We passed it on. A new link comes by email when they send it.',
  askForLink: 'Ask for a new link',
  changedMind: 'I’ve changed my mind',
  decline: 'No, thanks',
  declineQuestion: 'Decline the invitation? {inviter} sees that you said no, and you get no more email about it.',
  extend: 'Extend',
  extended: 'The invitation to {email} works for 14 more days. The link they have goes on working.',
  extendInvitation: 'Extend the invitation to {email}',
  extendQuestion: 'Let the invitation to {email} work for 14 more days? No email is sent.',
  membersDoNotSee: 'Members don’t see:',
  membersSee: 'Members see:',
  notExtended: 'The invitation was not extended. {reason}',
  replacedAbout: 'A newer link was made. Open the newest email, or ask for a new link.',
  state: 'State',
  stateNow:
    '{state, select, open {{opened, select, yes {Opened} other {Sent}}} declined {Declined} expired {Expired} accepted {Accepted} other {Taken back}}',
  titleAccepted: 'This invitation was accepted',
  titleDeclined: 'You declined',
  titleExpired: 'This invitation has expired',
  titleReplaced: 'This link was replaced',
  titleTakenBack: 'This invitation was taken back',
  wantsLink: 'Asked for a new link',
  whatJoiningShares: 'What joining shares',
  askForNewInvitation: 'Ask for a new invitation.',
  confirmThenJoin: 'Open the link in the email we sent you, and you’re in {workspace}.',
  continueToProduct: 'Continue to Wellmet',
  copyLink: 'Copy link',
  copyLinkFor: 'Copy link for {email}',
  copyLinkQuestion:
    'Make a new link for {email}? Send it any way you like. Only this address can join with it, and the link in the email stops working.',
  createAccount: 'Create an account',
  createAccountToJoin:
    '{inviter} invited you to {workspace}. You’ll join it with this account. What you import stays private until you share it.',
  email: 'Email',
  expires: 'expires {when}',
  invitationsSent:
    '{count, plural, one {The invitation to {emails} is on its way.} other {The invitations to {emails} are on their way.}}',
  inviteSomebody: 'Invite people',
  inviteSomebodyAbout: 'Each gets an email with a link that works only for their address.',
  invited: '{role}, invited by {inviter}, {on, date, dayAndYear}',
  invitedAs:
    '{role, select, owner {{inviter} invited you as an owner. Owners can do everything, including making other members owners. What you import stays private until you share it.} admin {{inviter} invited you as an admin. Admins can do everything that members can, and manage members, invitations and the audit log. What you import stays private until you share it.} member {{inviter} invited you as a member. Members use the network and ask for introductions. What you import stays private until you share it.} other {{inviter} invited you as a viewer. Viewers can look around but can’t change anything.}}',
  joining: 'Joining the workspace',
  joinWorkspace: 'Join {workspace}',
  linkCopied: 'The link for {email} was copied. It works for 14 days.',
  linkIncomplete: 'This link is incomplete',
  linkIncompleteAbout: 'Open it from the email again.',
  linkToCopy: 'The link for {email}: {link}',
  loading: 'Loading the invitation',
  loadingInvitations: 'Loading the invitations',
  nonePending: 'No pending invitations. An invitation is listed here until it is accepted or revoked, or expires.',
  noLink: 'No link was made. {reason}',
  notAddresses:
    '{count, plural, one {This is not an email address: {words}} other {These are not email addresses: {words}}}',
  notInvited: '{email} was not invited. {reason}',
  notRevoked: 'The invitation still works. {reason}',
  pending: 'Pending invitations',
  revoke: 'Revoke',
  revokeInvitation: 'Revoke the invitation to {email}',
  revokeQuestion: 'Revoke the invitation to {email}? The link in their email will stop working.',
  role: 'Role',
  sendAgain: 'Send again',
  sendAgainQuestion: 'Send the invitation to {email} again? The link in the first email stops working.',
  sendAgainTo: 'Send again to {email}',
  sendInvitation: 'Send invitation',
  invitedAddressOnly: 'Use the email address that the invitation was sent to.',
  invitedAddressPart: 'Use the email address that the invitation was sent to: {address}',
  severalAddresses: 'One address, or several with commas',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signedInAs: 'You are signed in as {email}.',
  theInvitations: 'The invitations',
  tooManyAddresses: 'Invite at most {most, number} people at once.',

  // Its page
  keepsContacts: 'Your contacts. Nobody sees them until you turn sharing on, and you choose with whom.',
  keepsMail: 'Your mail and calendar. Wellmet reads neither unless you connect them.',
  nextAccepted: 'Sign in with the invited address. The workspace is in your account menu.',
  nextDeclined:
    'You get no more emails about it. If you change your mind, you can still join until the invitation expires.',
  nextExpired: 'Ask for a new link, and whoever invited you can send one.',
  nextOpen: 'Join, or say no. If the link doesn’t work, ask for a new one.',
  nextTakenBack: 'If you think that’s a mistake, write to whoever invited you.',
  sharesName: 'Your name, your email address, your role and when you joined.',
  sharesAnswers: 'How often you acted on requests for introductions, and how many are open with you.',
  someoneAskedForLink: 'Someone you invited asked for a new link',
  notDelivered: 'An invitation of yours could not be delivered',
  notDeliveredNext: 'Check the address, or copy a link and send it yourself.',
  someoneDeclined: 'Someone you invited said no',

  // Refusals
  alreadyAccepted: 'This invitation was accepted. They’re a member now: change or remove them under Members.',
  alreadyTakenBack: 'This invitation was taken back. Invite them again.',
  hasDeclined:
    'They declined, so nothing more is mailed to them from this workspace. They can ask for a new link on the page of their invitation, or you can copy a link and give it to them yourself.',
  alreadyInvited: 'Already invited by {name} on {at, date, day}. The invitation is still open.',
  alreadyMember: 'This person is already a member of this workspace.',
  confirmAddressFirst: 'Confirm {email} with the link we sent to it, then join.',
  forOtherAddress:
    'This invitation was sent to another address. You are signed in as {email}. Sign out, and sign in or sign up with the address you were invited at.',
  signUpForOtherAddress: 'This invitation was sent to another address. Sign up with the address you were invited at.',
  linkNotValid: 'The invitation was already accepted or revoked, or it has expired. Ask for a new one.',

  // Mails
  mailSubject: '{inviter} invited you to join {workspace} on Wellmet',
  mailBody: `Hi,

{inviter} invited you to join the workspace “{workspace}” on Wellmet. Wellmet shows who in your network and your team’s can introduce you to the people you want to meet.`,
  mailButton: 'Accept the invitation',
  mailAfter: `The link works for {days, plural, one {# day} other {# days}}. Joining doesn’t share any of your contacts. You decide later whether to share them.

Don’t forward this email: the link works only for your address, and whoever opens it can join with that address. If you don’t know {inviter}, you can ignore this email.`,
})
