import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const ownAddressesMessages = defineMessages('ownAddresses', {
  about:
    'Email from these addresses counts as sent by you, and none of them becomes a contact. If you write from another address too, add it, and confirm it with the code that we send there. Addresses of other accounts are ignored.',
  add: 'Add address',
  added: 'We sent a code to {address}.',
  address: 'Email address',
  code: 'Code for {address}',
  codeExample: 'Code from the email',
  confirm: 'Confirm',
  confirmNamed: 'Confirm {address}',
  confirmed: 'Email with {address} is counted as yours. Your contacts follow in a moment.',
  example: 'you@example.com',
  notChanged: 'Nothing was changed. {reason}',
  notTheCode: 'This is not the code, or it is older than an hour. Check the latest email, or have a new code sent.',
  notValid: 'Enter an email address such as you@example.com.',
  originOf:
    '{origin, select, sign_in {You sign in with it} account {Connected account} alias {Alias of a connected account} named {You confirmed it} other {Not confirmed. It has no effect until you enter the code that we sent there.}}',
  remove: 'Remove',
  removeNamed: 'Remove {address}',
  removed: '{address} is not counted as yours.',
  sendAgain: 'Send a new code',
  sendAgainTo: 'Send a new code to {address}',
  title: 'Your email addresses',
  tooMany: 'You can name up to {count, plural, one {# address} other {# addresses}}. Remove one first.',

  // Mails
  mailSubject: 'Confirm your email address on Wellmet',
  mailBody: `Hi,

{name} ({email}) says that {address} is their email address, and wants Wellmet to count email with it as their own. If that is you, enter this code under Settings, Connected accounts:`,
  mailAfter:
    'The code works for an hour. If you did not ask for it, ignore this email, and give the code to nobody. Nothing happens without it.',
})
