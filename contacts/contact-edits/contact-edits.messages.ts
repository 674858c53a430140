import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const contactEditsMessages = defineMessages('contactEdits', {
  addEmail: 'Add an email address',
  about: 'Later imports leave what you change here alone.',
  cancel: 'Cancel',
  edit: 'Edit',
  changeEmail: 'Change the email address',
  email: 'Email',
  emailAbout:
    'Where you write to {name}, and where we ask them if you want an introduction. Only you see it. To teammates it doesn’t confirm the address.',
  emailInvalid: 'This doesn’t look like an email address.',
  emailTyped: 'typed by you',
  editContact: 'Edit {name}',
  edited: 'Edited by you',
  nameMissing: 'Enter a name.',
  notSaved: 'Nothing was changed. {reason}',
  save: 'Save',
  takeBack: '{state, select, empty {Remove it} other {Use what the imports say}}',

  // Refusals
  emailErased: 'Someone with this address was deleted, so it isn’t stored again.',
  nothingToChange: 'Say what to change about the contact.',
})
