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
        ? 'A yes sends both of you a mail with the other’s name and address. Nobody is told of anything else.'
        : 'Who it is you learn with a yes, by a mail that also gives them your name and address. Until then they are told nothing of you, and nobody is told of a no.',
    },
    yes: {
      title: 'You are introduced',
      text: `A mail with the name and address of ${asker?.name ?? 'the other'} is on its way to you, and one with yours to them.`,
    },
    not_now: {
      title: 'All right, not now',
      text: 'Nobody is told. Should you change your mind, this page works for three weeks from the day of the mail.',
    },
    never: {
      title: 'You will not be asked again',
      text: 'Wellmet does not write to this address any more, whoever asks. Nobody is told why.',
    },
  }
  return words[state]
}
