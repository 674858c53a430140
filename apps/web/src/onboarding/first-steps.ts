import { onboardingMessages as m } from './onboarding.messages.ts'

export type Known = { contacts: number; missions: number; asked: boolean; team: number }

/** The way from an empty network to a first introduction, with what is done already. */
export const firstSteps = ({ contacts, missions, asked, team }: Known) =>
  [
    {
      key: 'import',
      to: '/access/network',
      title: m.import,
      about: m.importAbout,
      next: m.importNext,
      isDone: contacts > 0,
    },
    {
      key: 'reach',
      to: '/access/personalize',
      title: m.reach,
      about: m.reachAbout,
      next: m.reachNext,
      isDone: missions > 0,
    },
    { key: 'ask', to: '/', title: m.ask, about: m.askAbout, next: m.askNext, isDone: asked },
    {
      key: 'invite',
      to: '/setup-network',
      title: m.invite,
      about: m.inviteAbout,
      next: m.inviteNext,
      isDone: team > 1,
    },
  ] as const
