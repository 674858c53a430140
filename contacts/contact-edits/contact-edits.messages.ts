import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const contactEditsMessages = defineMessages('contactEdits', {
  addEmail: 'Add an email address',
  about: 'Later imports leave what you change here alone.',
  cancel: 'Cancel',
  company: 'Company',
  edit: 'Edit',
  changeEmail: 'Change the email address',
  email: 'Email',
  emailAbout:
    'Where you write to {name}, and where we ask them if you want an introduction. Only you see it. To teammates it doesn’t confirm the address.',
  emailInvalid: 'This doesn’t look like an email address.',
  emailTyped: 'typed by you',
  editContact: 'Edit {name}',
  edited: 'Edited by you',
  editedName: 'You changed the name. Your imports say “{imported}”.',
  editedTitle:
    '{state, select, empty {You added the title.} other {You changed the title. Your imports say “{imported}”.}}',
  editedCompany:
    '{state, select, empty {You added the company.} other {You changed the company. Your imports say “{imported}”.}}',
  editedLocation:
    '{state, select, empty {You added the location.} other {You changed the location. Your imports say “{imported}”.}}',
  location: 'Location',
  name: 'Name',
  nameMissing: 'Enter a name.',
  notSaved: 'Nothing was changed. {reason}',
  save: 'Save',
  takeBack: '{state, select, empty {Remove it} other {Use what the imports say}}',
  title: 'Title',

  // Refusals
  emailErased: 'Somebody with this address was erased, so it isn’t stored again.',
  nothingToChange: 'Say what to change: the name, title, company, location or email address.',
})
