import type { ConsentPage } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import { guestPagesMessages } from '@wellmet/introductions/guest-pages/guest-pages.messages.ts'

interface Words {
  title: string
  text: string
}

const openWords = (connector: string, asker: string | undefined): Words =>
  asker === undefined
    ? {
        title: guestPagesMessages.wantsToIntroduceBlind({ connector }),
        text: guestPagesMessages.wantsToIntroduceBlindAbout(),
      }
    : {
        title: guestPagesMessages.wantsToIntroduce({ connector, asker }),
        text: guestPagesMessages.wantsToIntroduceAbout({ asker }),
      }

/** What is asked, or what was answered, and what follows from it. */
export const consentWords = ({ state, connector, asker }: ConsentPage): Words => {
  switch (state) {
    case 'open':
      return openWords(connector.name, asker?.name)
    case 'yes':
      return {
        title: guestPagesMessages.youAreIntroduced(),
        text: asker ? guestPagesMessages.youAreIntroducedAbout({ asker: asker.name }) : '',
      }
    case 'not_now':
      return { title: guestPagesMessages.notNowDone(), text: guestPagesMessages.notNowDoneAbout() }
    case 'never':
  }
  return { title: guestPagesMessages.neverAgain(), text: guestPagesMessages.neverAgainAbout() }
}
