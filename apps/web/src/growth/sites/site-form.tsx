import formStyles from '../../kit/form.module.css'
import { Button, Switch, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import type { Site } from '@wellmet/growth/sites/sites.contract.ts'
import { sitesMessages as m } from '@wellmet/growth/sites/sites.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'

const linesOf = (typed: string): string[] =>
  typed
    .split(/\s+/)
    .map((line) => line.trim())
    .filter(Boolean)

export const SiteForm = ({ site }: { site: Site | null }) => {
  const form = useForm({
    initialValues: { origins: site?.origins.join('\n') ?? '', countsVisits: site?.countsVisits ?? false },
    validate: { origins: (typed) => (linesOf(typed).length === 0 ? m.notAnOrigin() : null) },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const save = useApiMutation('put', '/api/growth/site', {
    changes: ['site', 'leads'],
    onError: show,
    onSuccess: () => void notifications.show({ message: m.saved() }),
  })
  const remove = useApiMutation('delete', '/api/growth/site', { changes: ['site', 'leads'], onError: show })
  const submit = form.onSubmit(({ origins, countsVisits }) => {
    clear()
    save.mutate({ body: { origins: linesOf(origins), countsVisits } })
  })
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <Textarea
        label={m.origins()}
        description={m.originsAbout()}
        placeholder="https://www.example.com"
        autosize
        minRows={2}
        {...form.getInputProps('origins')}
      />
      <Switch
        label={m.countsVisits()}
        description={m.countsVisitsAbout()}
        {...form.getInputProps('countsVisits', { type: 'checkbox' })}
      />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={save.isPending}>
          {site ? m.save() : m.create()}
        </Button>
        {site ? (
          <ConfirmButton
            label={m.remove()}
            spoken={m.remove()}
            question={m.removeQuestion()}
            verb={m.remove()}
            disabled={remove.isPending}
            onConfirm={() => remove.mutate({})}
          />
        ) : null}
      </div>
    </form>
  )
}
