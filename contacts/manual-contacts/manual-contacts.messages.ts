import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const manualContactsMessages = defineMessages('manualContacts', {
  add: 'Add contact',
  addPerson: 'Add a person',
  addPersonAbout: 'Strength appears once we see emails or meetings.',
  cancel: 'Cancel',
  company: 'Company',
  email: 'Email',
  familiarity: 'How well do you know them?',
  familiarityChoice:
    '{familiarity, select, well {Well} somewhat {Somewhat} barely {Barely} other {I’d rather not say}}',
  familiaritySaid:
    '{familiarity, select, well {I know them well} somewhat {I know them somewhat} barely {I barely know them} other {I don’t know them}}',
  linkedinUrl: 'LinkedIn profile',
  linkedinUrlHint: 'https://www.linkedin.com/in/…',
  name: 'Name',
  nameMissing: 'Enter a name.',
  sourceByHand: 'Added by hand',
  sourceOnPath: 'Known, as you said on a path',
  title: 'Title',

  // Refusals
  deletedBefore: 'You deleted a contact with this name or address. Allow them first, under Contacts → History.',
  notProfile: 'Enter the address of a profile, like https://www.linkedin.com/in/name.',
  thatIsYou: 'That is your own address. Enter the address of the person.',
})
