import styles from './guest-page-parts.module.css'
import { Button } from '@mantine/core'
import type { GuestReply, AskPage } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import type { Exact } from '../../api/query.ts'
import { type Acceptance, AcceptRequestForm } from '../accept-request-form.tsx'
import { firstName } from './ask-page-words.ts'
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
        self: { label: 'I forward it myself', about: 'You get the text as a mail of its own, ready to forward.' },
        ask_target: {
          label: `Ask ${target} first, for me`,
          about: page.isBlind
            ? `${target} is told no name before saying yes, and nobody is told of a no.`
            : `${target} hears who asks; nobody is told of a no.`,
        },
        name_drop: {
          label: `${asker} may mention me`,
          about: `${asker} writes, and says that you know each other. Nothing more for you to do.`,
        },
      }}
      textRows={{ description: 'Change what you like; this is what is sent.', minRows: 6, maxRows: 18 }}
      onAccept={(acceptance) => reply(replyOf(acceptance))}
      secretName={page.isBlind ? page.asker.name : null}
    >
      {(how) => (
        <Button type="submit" size="md" loading={replying.isPending}>
          {how === 'self' ? 'Yes, I will forward it' : how === 'ask_target' ? `Yes, ask ${target}` : 'Yes, mention me'}
        </Button>
      )}
    </AcceptRequestForm>
  )
}
