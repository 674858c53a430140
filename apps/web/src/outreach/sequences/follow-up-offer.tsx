import text from '../../kit/text.module.css'
import formStyles from '../../kit/form.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { isPassedOn } from '@wellmet/introductions/briefs/standing.rules.ts'
import type { WholeIntroduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { sequencesMessages as m } from '@wellmet/outreach/sequences/sequences.messages.ts'
import { clsx } from 'clsx'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { followUpsQuery } from './sequences.queries.ts'

type Props = { request: WholeIntroduction }

/** Under an introduction that nobody has answered yet. */
export const FollowUpOffer = ({ request }: Props) => {
  const isOpen = request.isMine && request.stage === 'intro_sent' && !request.hasDeletedPerson && !isPassedOn(request)
  const { data } = useQuery({ ...followUpsQuery, enabled: isOpen })
  if (!isOpen || !data) return null
  const running = data.items.find(({ requestId }) => requestId === request.id)
  const next = running?.steps.find(({ state }) => state === 'waiting')
  return (
    <section aria-label={m.followUpTitle()}>
      <h3>{m.followUpTitle()}</h3>
      {running ? (
        <>
          <p className={text.small}>
            {running.draft
              ? m.followUpReady({ target: request.target.name })
              : next
                ? m.followUpRunning({ on: new Date(next.dueAt) })
                : null}
          </p>
          <LinkButton size="xs" variant="default" to="/introductions/follow-ups" search={{ request: request.id }}>
            {m.seeFollowUps()}
          </LinkButton>
        </>
      ) : (
        <StartFollowUps request={request} />
      )}
    </section>
  )
}

const StartFollowUps = ({ request: { id, target, targetEmail } }: Props) => {
  const form = useForm({ initialValues: { email: targetEmail ?? '' } })
  const { trouble, show, clear } = useFormTrouble(form)
  const start = useApiMutation('post', '/api/email-sequence/schedule', { changes: ['follow-ups'], onError: show })
  const submit = form.onSubmit(({ email }) => {
    clear()
    start.mutate({ body: { requestId: id, ...(email.trim() === '' ? {} : { email }) } })
  })
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <p className={clsx(text.small, text.quiet)}>{m.followUpAbout()}</p>
      <TextInput
        type="email"
        autoComplete="off"
        label={m.followUpEmail({ target: target.name })}
        {...form.getInputProps('email')}
      />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" size="sm" loading={start.isPending}>
          {m.followUpStart()}
        </Button>
      </div>
    </form>
  )
}
