import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { BillingStatus } from '@wellmet/account/billing/billing.contract.ts'
import { billingMessages } from '@wellmet/account/billing/billing.messages.ts'
import { leavingMessages } from '@wellmet/account/leaving/leaving.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Section } from '../../kit/section.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { billingQuery } from '../billing/billing.queries.ts'
import { workspaceDeletionQuery } from './leaving.queries.ts'

/** For owners. */
export const WorkspaceDeletionSection = () => {
  const deletion = useQuery(workspaceDeletionQuery)
  return (
    <Section title={leavingMessages.deleteWorkspaceTitle()} about={leavingMessages.workspaceAbout()}>
      <Loaded query={deletion} what={leavingMessages.theDeletion()} skeleton={<FormSkeleton fields={1} hasButton />}>
        {({ deletesAt }) => (deletesAt ? <KeepWorkspace deletesAt={deletesAt} /> : <DeleteWorkspaceForm />)}
      </Loaded>
    </Section>
  )
}

const KeepWorkspace = ({ deletesAt }: { deletesAt: string }) => {
  const keep = useApiMutation('delete', '/api/workspaces/current/deletion', { changes: ['planned deletions'] })
  return (
    <Notice
      notice={{
        code: 'workspace_leaves',
        message: leavingMessages.workspaceDeletes({ at: new Date(deletesAt) }),
        next: leavingMessages.workspaceDeletesAbout(),
      }}
      action={
        <Button variant="default" loading={keep.isPending} onClick={() => keep.mutate({})}>
          {leavingMessages.keepWorkspace()}
        </Button>
      }
    />
  )
}

/** States in which Stripe goes on billing by itself. */
const billed: readonly string[] = ['trial', 'active', 'past-due', 'unpaid'] satisfies BillingStatus['state'][]

const DeleteWorkspaceForm = () => {
  const hasPlan = billed.includes(useQuery(billingQuery).data?.state ?? '')
  const form = useForm({ initialValues: { name: '' } })
  const { trouble, show, clear } = useFormTrouble(form)
  const plan = useApiMutation('post', '/api/workspaces/current/deletion', {
    changes: ['planned deletions'],
    onError: show,
  })
  const submit = form.onSubmit((body) => {
    clear()
    plan.mutate({ body })
  })
  return (
    <form className={clsx(formStyles.form, formStyles.narrow)} onSubmit={submit} noValidate>
      {hasPlan ? <p className={text.small}>{billingMessages.subscriptionEnds()}</p> : null}
      <TextInput label={leavingMessages.typeName()} autoComplete="off" {...form.getInputProps('name')} />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" color="brick" loading={plan.isPending} disabled={!form.isDirty()}>
          {leavingMessages.deleteWorkspace()}
        </Button>
      </div>
    </form>
  )
}
