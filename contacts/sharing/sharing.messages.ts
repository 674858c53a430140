import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const sharingMessages = defineMessages('sharing', {
  // Who can use my network
  alone: 'You are alone in this workspace, so there is nobody to share with yet.',
  chooseTeammates: 'Who can find paths through you?',
  contactsCount: '{count, plural, one {# contact} other {# contacts}}',
  inviteTeammate: 'Invite a teammate',
  modePrivate: 'Only me',
  modePrivateAbout: 'Nobody else can use your network. This is the default.',
  modeSelected: 'People I choose',
  modeSelectedAbout: 'Only the members you choose can find paths through you.',
  modeWorkspace: 'Everyone in this workspace',
  modeWorkspaceAbout: 'All members can find paths through you, including those who join later.',
  moreNames: '{count, number} more',
  newContactsAsSet: 'New contacts are shared as you chose under Settings → Sharing.',
  newContactsPrivate: 'Only you can see these contacts.',
  newContactsShared:
    'You share your network with {names}. They’ll find paths through new contacts too, unless you hide them.',
  newContactsWorkspace:
    'You share your network with everyone in this workspace. They’ll find paths through new contacts too, unless you hide them.',
  nothingToShare: 'As a viewer you have no network of your own, so there is nothing to share.',
  notSaved: 'Nothing was changed. {reason}',
  save: 'Save',
  savedNoContacts: 'Saved. You have no contacts yet. Those you import will be shared like this.',
  savedNobodyChosen: 'Saved. You chose nobody, so only you can use your network.',
  savedPrivate: 'Saved. Only you can use your network now.',
  savedShared: 'Saved. {names} can use your network now.',
  savedWorkspace: 'Saved. You are the only member so far. Everyone who joins will be able to use your network.',
  takesEffect: 'Takes effect immediately for everyone.',
  whatYouShare: 'What you share',
  whoCanUse: 'Who can use your network',
  whoCanUseAbout:
    'Sharing lets others find paths through you. They don’t see email addresses, so every path starts with asking you.',

  // What they see
  field:
    '{field, select, strength {strength of the relationship, from 0 to 100} connection {whether you are connected on LinkedIn, where no contact is known} background {what they have in common with the contact: a former employer, school or investor, by the company and public facts} other {roughly how recent your last contact is, and whether you both wrote or met}}',
  neverDates: 'dates',
  neverEmails: 'email addresses',
  neverHidden: 'hidden contacts',
  neverMessages: 'messages and meetings',
  neverPhones: 'phone numbers',
  allMembersSee: 'What members of this workspace see without sharing',
  theyNeverSee: 'What they never see',
  theySee: 'What they see of a contact',

  // Preview
  loadingPreview: 'Loading the preview',
  preview: 'Preview',
  previewAbout: 'Choose a teammate to see what they see of your network. This doesn’t change anything.',
  previewAs: 'Preview as',
  previewMore:
    'The {listed, number} strongest are listed. {more, plural, one {# more is} other {# more are}} shown in the same way.',
  previewSaved:
    '{count, plural, =0 {{name} sees none of your contacts.} other {{name} sees # of your contacts.}}{hidden, plural, =0 {} one { # hidden contact is visible only to you.} other { # hidden contacts are visible only to you.}}',
  previewUnsaved:
    '{count, plural, =0 {If you save this, {name} will see none of your contacts.} other {If you save this, {name} will see # of your contacts.}}{hidden, plural, =0 {} one { # hidden contact is visible only to you.} other { # hidden contacts are visible only to you.}}',
  showAll: 'Show {count, plural, one {# contact} other {# contacts}}',
  thePreview: 'The preview',
  whatTheySee: 'What {name} sees',

  // Shared with me
  nobodyShares: 'Nobody shares their network with you yet. Each member decides this on their own Sharing page.',
  sharedWithYou: 'Shared with you',
  sharedWithYouAbout:
    'Teammates whose contacts you can use to find paths. Whoever is known to several of you is counted with each, and once on the map.',
  whoShares: 'Who shares with you',
})
