import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button, NativeSelect } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { clsx } from 'clsx'
import { leavingMessages } from '@wellmet/account/leaving/leaving.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Section } from '../../kit/section.tsx'
import { useSession } from '../users/session.ts'

/** For owners. */
export const HandOverSection = ({ members }: { members: readonly { userId: string; name: string }[] }) => {
  const { user } = useSession()
  const others = members.filter(({ userId }) => userId !== user.id)
  return (
    <Section title={leavingMessages.handOverTitle()} about={leavingMessages.handOverAbout()}>
      {others.length === 0 ? (
        <p className={clsx(text.small, text.quiet)}>{leavingMessages.noOtherMembers()}</p>
      ) : (
        <HandOverForm others={others} />
      )}
    </Section>
  )
}

const HandOverForm = ({ others }: { others: readonly { userId: string; name: string }[] }) => {
  const form = useForm({ initialValues: { userId: others[0]?.userId ?? '' } })
  const { trouble, show, clear } = useFormTrouble(form)
  const handOver = useApiMutation('post', '/api/workspaces/current/ownership', {
    changes: ['members'],
    onError: show,
    onSuccess: async () => {
      notifications.show({ message: leavingMessages.handOverDone() })
    },
  })
  const submit = form.onSubmit((body) => {
    clear()
    handOver.mutate({ body })
  })
  return (
    <form className={clsx(formStyles.form, formStyles.narrow)} onSubmit={submit} noValidate>
      <NativeSelect
        label={leavingMessages.newOwner()}
        data={others.map(({ userId, name }) => ({ value: userId, label: name }))}
        {...form.getInputProps('userId')}
      />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" variant="default" loading={handOver.isPending}>
          {leavingMessages.handOver()}
        </Button>
      </div>
    </form>
  )
}
