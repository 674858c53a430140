import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const secondFactorRulesMessages = defineMessages('secondFactorRules', {
  about:
    'Everyone in this workspace then needs a passkey or an authenticator app. Members who have neither are asked to set one up, and see nothing of the workspace until they have. Their API keys wait too.',
  demanded: 'Everyone in this workspace now needs two-step sign-in.',
  goOn: 'Set up a passkey or an authenticator app below. Then you can go on.',
  needed: 'This workspace requires two-step sign-in.',
  notChanged: 'Nothing was changed. {reason}',
  notDemanded: 'Two-step sign-in is now up to each member.',
  require: 'Require two-step sign-in',
  theRule: 'The rule for signing in',
  title: 'Two-step sign-in',
  withNothing:
    '{count, plural, =0 {Everyone has it.} one {# person doesn’t have it yet: {names}} other {# people don’t have it yet: {names}}}',

  // Refusals
  ownFactorFirst: 'Add a passkey or set up an authenticator app for yourself first. You would shut yourself out.',
})
