import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const landingMessages = defineMessages('landing', {
  about:
    'Wellmet finds the warm path to a person or a company in your own network and your team’s, and takes the introduction from the request to its outcome.',
  forWhom: 'For founders, sales, hiring and everyone who would rather ask someone they know than write to a stranger.',
  whyDifferent: 'Why Wellmet is different',
  evidence: 'Honest paths',
  evidenceAbout:
    'Every score opens into its evidence and its calculation. Where there is no history yet, Wellmet says so instead of guessing.',
  connectorFirst: 'Connector first',
  connectorFirstAbout:
    'The person in between decides: yes, later or no, by a link and without an account. They set how often they can be asked.',
  privacy: 'Private by construction',
  privacyAbout:
    'Nobody sees your contacts until you share them. The database itself enforces that, and message texts are never stored.',
  selfHosted: 'On your own server',
  selfHostedAbout: 'Open source under Apache-2.0. Host it yourself: your network stays where you put it.',
  signUp: 'Sign up',
})
