import styles from './guest-page-parts.module.css'
import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import { guestPagesMessages } from '@wellmet/introductions/guest-pages/guest-pages.messages.ts'
import { Button } from '@mantine/core'
import type { GuestReply, AskPage } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import type { Exact } from '../../api/query.ts'
import { type Acceptance, AcceptRequestForm } from '../requests/accept-request-form.tsx'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { useGuestReplies } from './guest-pages.queries.ts'

const replyOf = ({ how, ...words }: Acceptance): Exact<GuestReply> =>
  how === 'ask_target'
    ? { reply: 'accept', how, ...words }
    : { reply: 'accept', how: how === 'self' ? 'forward' : how, ...words }

export const AcceptForm = ({ token, page }: { token: string; page: AskPage }) => {
  const { reply, replying } = useGuestReplies(token)
  const [asker, target] = [firstName(page.asker.name), firstName(page.target.name)]
  return (
    <AcceptRequestForm
      className={styles.answers}
      asker={asker}
      target={target}
      text={page.text}
      knowsAddress={page.knowsAddress}
      options={{
        self: {
          label: guestPagesMessages.forwardMyself(),
          about: page.isBlind
            ? guestPagesMessages.forwardMyselfAboutBlind({ target })
            : guestPagesMessages.forwardMyselfAbout(),
        },
        ask_target: page.isAddressProven
          ? {
              label: asksMessages.askTargetFirst({ target }),
              about: page.isBlind
                ? guestPagesMessages.askTargetAboutBlind({ target })
                : guestPagesMessages.askTargetAbout({ target }),
            }
          : null,
        name_drop: page.isBlind
          ? null
          : { label: asksMessages.mayMentionMe({ asker }), about: guestPagesMessages.mayMentionMeAbout({ asker }) },
      }}
      textRows={{ minRows: 6, maxRows: 18 }}
      textAbout={(how) =>
        how === 'ask_target'
          ? guestPagesMessages.changeMessageToAsk({ asker, target })
          : guestPagesMessages.changeMessageToForward({ asker })
      }
      onAccept={(acceptance) => reply(replyOf(acceptance))}
      unnamed={page.isBlind ? page.asker : null}
    >
      {(how) => (
        <Button type="submit" size="md" loading={replying.isPending}>
          {how === 'self'
            ? guestPagesMessages.yesForward()
            : how === 'ask_target'
              ? guestPagesMessages.yesAskTarget({ target })
              : guestPagesMessages.yesMention()}
        </Button>
      )}
    </AcceptRequestForm>
  )
}
