import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const languageModelMessages = defineMessages('languageModel', {
  // Settings
  title: 'Language model',
  about:
    'A model can choose which facts a message mentions, in which order, and how it sounds. Wellmet writes the sentences.',
  limitClaims:
    'For a draft it is told kinds of facts, years and counts. No names, titles, companies, notes or messages are sent for it.',
  limitWords: 'Nothing it writes is shown or sent. An answer that names no fact is dropped.',
  limitPower: 'It can’t look anything up, open links or send.',
  help: 'Read how this works',
  theSettings: 'The settings of the language model',
  dialect: 'Kind of endpoint',
  openAi: 'OpenAI and compatible servers',
  anthropic: 'Anthropic',
  url: 'Address',
  urlAbout: 'Up to the version. Allowed here: {origins}',
  model: 'Model',
  modelMissing: 'Enter the name of the model.',
  modelAt: '{model} at {host}',
  key: 'API key',
  keyAbout: 'Stored encrypted and never shown again. Leave it empty for a server that needs none.',
  keyEndsWith: 'ends with {end}',
  withoutKey: 'none',
  showKey: 'Show the key',
  currency: 'Currency',
  inputPrice: 'Price per million input tokens',
  outputPrice: 'Price per million output tokens',
  monthlyBudget: 'Monthly budget',
  connect: 'Connect model',
  connected: 'The model is connected.',
  noHosts: 'No model can be connected yet',
  noHostsAbout: 'Ask your server administrator to list where models may be, with LANGUAGE_MODEL_ORIGINS.',
  thisMonth: 'This month',
  spentOf: '{spent} of {budget}, {calls, plural, one {# call} other {# calls}}',
  optedOut: 'Opted out',
  optedOutCount: '{count, plural, =0 {no one} one {# member} other {# members}}',
  save: 'Save prices and budget',
  saved: 'Saved.',
  hostGone: '{host} is no longer on this server’s list, so the model isn’t used.',
  hostGoneNext: 'Ask your server administrator, or disconnect it.',
  readsQuestions: 'Let members have the model read their search questions',
  readsQuestionsAbout: 'It is told the words of the question only. Wellmet’s own search answers.',
  disconnect: 'Disconnect model',
  disconnectQuestion: 'The key is deleted. Drafts are made by the rules again.',
  forYou: 'For you',
  yourChoice: 'Your choice',
  forMyDrafts: 'Use the language model for my drafts and searches',
  forMyDraftsAbout: 'Only when you ask for it. Off means that nothing is sent for you.',

  // What left
  calls: 'Calls',
  callsAbout: 'The last 90 days. Each row shows everything the model was told.',
  callHeader: 'Call',
  purpose: '{purpose, select, draft {Draft} question {Search question} other {Connection test}}',
  byAt: '{name}, {at}',
  outcomeHeader: 'Result',
  outcome:
    '{outcome, select, answered {Used} declined {Declined} nothing_usable {Nothing usable} unreadable {Not readable} cut_off {Broke off} too_slow {Too slow} too_large {Too long} too_many_calls {Too many requests} key_refused {Key refused} not_accepted {Not accepted} resting {Paused after failures} budget_used_up {Budget used up} none {Under way} other {Failed}}',
  dropped: '{count, plural, one {# part dropped} other {# parts dropped}}',
  toldHeader: 'Told',
  toldNothing: 'The words of the question, which aren’t stored',
  toldCount: '{count, plural, one {# fact} other {# facts}}',
  toldClaim: '{kind} ({about}) {values}',
  costHeader: 'Cost',
  tokens: '{count, plural, one {# token} other {# tokens}}',

  // In a draft and in the search
  arrange: 'Let the model arrange it',
  arranging: '{state, select, waiting {Waiting for the model} other {The model is choosing}}',
  arranged: 'Arranged by {model} for {cost}. Wellmet wrote the sentences.',
  letModelRead: 'Let the model read it',
  readByModel: 'Read by {model}',
  readNobody: 'No one fits the question as the model read it.',

  notCurrency: 'Enter a currency code of three letters, such as USD.',
  notUrl: 'Enter the address of the model, beginning with https://.',
  notListed:
    '{origin} is not on this server’s list. Ask your server administrator to add it to LANGUAGE_MODEL_ORIGINS.',
  trialFailed:
    '{outcome, select, key_refused {The model didn’t accept the key.} too_slow {The model took too long to answer.} too_many_calls {The model gets too many requests right now. Try again in a minute.} budget_used_up {The monthly budget is too small for a single call.} not_accepted {The model didn’t accept the request. Check the address and the name of the model.} declined {The model declined to answer.} resting {The model failed several times. Try again in a minute.} failed {The model can’t be reached. Check the address.} too_large {The model’s answer was too long.} cut_off {The model’s answer broke off.} other {The model answered, but not in a form we can use. Try another model.}}',
  byRulesBecause:
    '{outcome, select, not_connected {No model is connected, so this is the standard draft.} opted_out {You opted out, so this is the standard draft.} host_not_listed {The model is no longer on this server’s list, so this is the standard draft.} budget_used_up {This month’s budget is used up, so this is the standard draft.} too_slow {The model took too long, so this is the standard draft.} too_many_calls {The model gets too many requests right now, so this is the standard draft.} key_refused {The model refused the key, so this is the standard draft. Tell an owner.} declined {The model declined, so this is the standard draft.} resting {The model failed several times, so this is the standard draft.} nothing_usable {Nothing in the model’s answer could be used, so this is the standard draft.} unreadable {The model’s answer couldn’t be read, so this is the standard draft.} other {The model failed, so this is the standard draft.}}',
  readByRulesBecause:
    '{outcome, select, not_connected {No model reads questions here, so the search read it by itself.} opted_out {You opted out, so the search read it by itself.} budget_used_up {This month’s budget is used up, so the search read it by itself.} too_slow {The model took too long, so the search read it by itself.} other {The model couldn’t read it, so the search read it by itself.}}',
})
