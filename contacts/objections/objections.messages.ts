import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const objectionsMessages = defineMessages('objections', {
  about:
    'You may be in Wellmet without an account, because someone who knows you imported their address book, mail or calendar. Enter your email address. We’ll send you a link to a page that shows whether this server stores anything about you. Nobody else finds out that you asked.',
  deleteMe: 'Delete me and keep me out',
  deleteMeAbout:
    'You are deleted from the contacts of everyone who has this address, and left out of later imports with it. A file that names you without it, as most exports of LinkedIn do, can still bring you in; whoever runs this server can keep your profile out too. Nobody is told who you are, and you get no more email.',
  deleteQuestion: 'Delete everything about {address} on this server? This can’t be undone.',
  deleteForGood: 'Yes, delete me',
  email: 'Your email address',
  emailMissing: 'Enter your email address.',
  help: 'What is stored about people who don’t use Wellmet',
  hasAccount: 'There is an account with this address. Sign in and delete it under Settings, Your data.',
  held: 'This server holds data about you',
  heldAbout:
    'Someone on this server has {address} in their contacts or wants to meet whoever has it, or it is in the public directory. That is your name, your address and phone number, where you work, and when you were in touch; never what you wrote. We don’t say in whose contacts: that is private to them.',
  leftOut: 'You are left out',
  leftOutAbout:
    'Contacts with {address} are deleted within a few minutes, and whatever names it is kept out from now on. Do the same for your other addresses. To recognize the address later, the server stores a code made from it with a secret key. Nobody can read the address from it.',
  linkDoesNotWork: 'This link doesn’t work',
  linkNotValid: 'The link is incomplete or too old. Ask for a new one.',
  mailBody: `Hello,

Someone, probably you, asked what data this server has about your email address. The answer is here, for {hours, number} hours.`,
  mailButton: 'See the answer',
  mailAfter:
    'On that page you can also have yourself deleted. If it was not you, you need not do anything: nobody but you can see the answer.',
  mailSubject: 'What we hold about you',
  neverEmailed: 'Nobody can email you through Wellmet.',
  noEmail: 'Send me no email',
  notHeld: 'This server holds nothing about you',
  notHeldAbout: 'Nobody has {address} in their contacts. You can still be kept out of everything that comes.',
  sendLink: 'Send me the link',
  sent: 'Look at your mail',
  sentAbout:
    'We sent a link to {address}. It works for {hours, number} hours. We send it to every address, known or not.',
  theAnswer: 'The answer',
  title: 'What does this server hold about me?',
})
