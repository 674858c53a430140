import type { ConsentPage } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'

interface Words {
  title: string
  text: string
}

/** What is asked, or what was answered, and what follows from it. */
export const consentWords = ({ state, connector, asker }: ConsentPage): Words => {
  const words: Record<ConsentPage['state'], Words> = {
    open: {
      title: `${connector.name} would like to introduce you to ${asker?.name ?? 'somebody'}`,
      text: asker
        ? 'If you say yes, both of you get an email with the other’s name and address. If you decline, nobody is told.'
        : 'If you say yes, you learn who it is, and both of you get an email with the other’s name and address. Until then they know nothing about you. If you decline, nobody is told.',
    },
    yes: {
      title: 'You are introduced',
      text: `You get an email with the name and address of ${asker?.name ?? 'the other person'}, and they get one with yours.`,
    },
    not_now: {
      title: 'All right, not now',
      text: 'Nobody is told. If you change your mind, this page works for three weeks from the day of the email.',
    },
    never: {
      title: 'You will not be asked again',
      text: 'Wellmet will not email this address about introductions again. Nobody is told why.',
    },
  }
  return words[state]
}
