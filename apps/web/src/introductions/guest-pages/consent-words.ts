import type { ConsentPage } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import { askerWords } from '@wellmet/introductions/requests/asker-words.rules.ts'
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
        text: guestPagesMessages.wantsToIntroduceAbout(),
      }

/** Whose words the message is: also the connector’s, where they changed it. */
export const writtenBy = ({ asker, connector: { name: connector }, isEdited }: ConsentPage): string => {
  if (asker === null)
    return isEdited
      ? guestPagesMessages.messagePassedOnByEdited({ connector })
      : guestPagesMessages.messagePassedOnBy({ connector })
  return isEdited
    ? guestPagesMessages.messageFromEdited({ asker: askerWords(asker), connector })
    : guestPagesMessages.messageFrom({ asker: askerWords(asker) })
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
