import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const deviceCodesMessages = defineMessages('deviceCodes', {
  allowed: '{name} is signed in',
  allowedAbout: 'Go back to the program. You can revoke its key under Settings → API keys at any time.',
  allow: 'Sign it in',
  ask: '“{name}” asks to act for you, {user}, in the workspace {workspace}.',
  code: 'Code',
  compare: 'Does the program show this code?',
  compareAbout:
    'Continue only if you started this sign-in yourself just now and see the same code. Nobody from support ever asks for it.',
  continue: 'Continue',
  denied: 'The program was not signed in. You can close this page.',
  deny: 'Don’t sign it in',
  loading: 'Loading which program asks',
  notCode: 'A code has eight letters, such as BCDF-GHJK.',
  theProgram: 'The program that asks',
  title: 'Sign in a program',
  typeCode: 'Type the code that the program shows.',
  whatItMay: 'What it may do',
  whatItMayAbout: 'Its API key has these scopes and works for 90 days.',
})
