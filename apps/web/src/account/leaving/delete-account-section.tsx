import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { LeftWorkspace } from '@wellmet/account/leaving/leaving.contract.ts'
import { leavingMessages } from '@wellmet/account/leaving/leaving.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { deleteAllSessionTexts } from '../../kit/session-texts.ts'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { useEnterWorkspace } from '../workspaces/use-enter-workspace.ts'
import { accountDeletionQuery } from './leaving.queries.ts'

export const DeleteAccountSection = () => {
  const deletion = useQuery(accountDeletionQuery)
  return (
    <Section title={leavingMessages.title()} about={leavingMessages.about()}>
      <Loaded query={deletion} what={leavingMessages.theDeletion()} skeleton={<FormSkeleton fields={1} hasButton />}>
        {({ workspaces }) => (
          <div className={formStyles.form}>
            <p className={clsx(text.small, text.quiet)}>{leavingMessages.othersAbout()}</p>
            {workspaces.length > 0 ? <LeftWorkspaces workspaces={workspaces} /> : null}
            <DeleteAccountForm isHeldBack={workspaces.some(({ becomes }) => becomes === 'blocking')} />
          </div>
        )}
      </Loaded>
    </Section>
  )
}

const meaning: Record<LeftWorkspace['becomes'], () => string> = {
  deleted: leavingMessages.becomesDeleted,
  left: leavingMessages.becomesLeft,
  blocking: leavingMessages.becomesBlocking,
}

const LeftWorkspaces = ({ workspaces }: { workspaces: readonly LeftWorkspace[] }) => {
  const enter = useEnterWorkspace('/settings/workspace')
  return (
    <div className={text.small}>
      <h3>{leavingMessages.yourWorkspaces()}</h3>
      <ul>
        {workspaces.map(({ id, name, becomes, deletesAt }) => (
          <li key={id}>
            <strong>{name}</strong>.{' '}
            {deletesAt ? leavingMessages.deletesAlready({ at: new Date(deletesAt) }) : meaning[becomes]()}{' '}
            {becomes === 'blocking' ? (
              <Button size="compact-sm" variant="default" onClick={() => enter(id)}>
                {leavingMessages.handOverOrDelete()}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

const DeleteAccountForm = ({ isHeldBack }: { isHeldBack: boolean }) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const form = useForm({ initialValues: { email: '' } })
  const { trouble, show, clear } = useFormTrouble(form)
  const plan = useApiMutation('post', '/api/account/deletion', {
    changes: ['planned deletions'],
    onError: show,
    onSuccess: async () => {
      deleteAllSessionTexts()
      await navigate({ to: '/sign-in' })
      queries.clear()
    },
  })
  const submit = form.onSubmit((body) => {
    clear()
    plan.mutate({ body })
  })
  return (
    <form className={clsx(formStyles.form, formStyles.narrow)} onSubmit={submit} noValidate>
      <TextInput
        label={leavingMessages.confirmEmail()}
        type="email"
        autoComplete="off"
        disabled={isHeldBack}
        {...form.getInputProps('email')}
      />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" color="brick" loading={plan.isPending} disabled={isHeldBack || !form.isDirty()}>
          {leavingMessages.deleteAccount()}
        </Button>
      </div>
    </form>
  )
}
