import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button, TagsInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { mostFormerCompanies, type Target } from '@wellmet/contacts/targets/targets.contract.ts'
import { targetsMessages } from '@wellmet/contacts/targets/targets.messages.ts'
import { clsx } from 'clsx'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Notice } from '../../kit/notice.tsx'
import { targetLike } from './find-target.ts'
import { targetsQuery, useTargetChanges } from './targets.queries.ts'

type Values = {
  name: string
  company: string
  title: string
  formerCompanies: string[]
  linkedinUrl: string
  email: string
}

/** What is known of somebody to begin with. */
type Read = Partial<Record<keyof Values, string | readonly string[] | null>>

const valuesOf = (target: Read | null): Values => {
  const { name, company, title, formerCompanies, linkedinUrl, email } = target ?? {}
  const said = (value: unknown): string => (typeof value === 'string' ? value : '')
  return {
    name: said(name),
    company: said(company),
    title: said(title),
    formerCompanies: Array.isArray(formerCompanies) ? formerCompanies.map(String) : [],
    linkedinUrl: said(linkedinUrl),
    email: said(email),
  }
}

type Props = { read: Read | null; target: Target | null; onCancel: () => void }

/** Somebody to meet, as the search read them; or what is known of a target, to be changed. */
export const TargetForm = ({ read, target, onCancel }: Props) => {
  const navigate = useNavigate()
  const form = useForm<Values>({
    initialValues: valuesOf(read),
    validate: { name: (name) => (name.trim() === '' ? targetsMessages.nameMissing() : null) },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const { add, change } = useTargetChanges()
  const showPaths = (id: string) =>
    void navigate({ to: '/introductions/path', search: { person: id }, replace: target !== null })
  const submit = form.onSubmit(({ name, company, title, formerCompanies, linkedinUrl, email }) => {
    clear()
    const onDone = { onError: show, onSuccess: ({ id }: { id: string }) => showPaths(id) }
    if (target) {
      const body = { name, company: company.trim() || null, title: title.trim() || null, formerCompanies }
      return change.mutate({ params: { path: { id: target.id } }, body }, onDone)
    }
    add.mutate(
      {
        body: {
          name,
          ...(company.trim() ? { company } : {}),
          ...(title.trim() ? { title } : {}),
          ...(formerCompanies.length > 0 ? { formerCompanies } : {}),
          ...(linkedinUrl.trim() ? { linkedinUrl } : {}),
          ...(email.trim() ? { email } : {}),
        },
      },
      onDone,
    )
  })
  const targets = useQuery(targetsQuery).data?.items ?? []
  const { linkedinUrl: profile } = form.values
  const alike = target === null ? targetLike(profile, targets) : null
  const addProfile = ({ id }: Target) => {
    clear()
    change.mutate(
      { params: { path: { id } }, body: { linkedinUrl: profile } },
      { onError: show, onSuccess: () => showPaths(id) },
    )
  }
  const isNamed = Boolean(read?.name)
  const startsAt = (field: 'name' | 'company') =>
    (isNamed ? field === 'company' : field === 'name') ? { 'data-autofocus': true } : {}
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      {alike ? (
        <Notice
          notice={{
            code: 'is_this_target',
            message: targetsMessages.isThisTarget({ name: alike.name }),
            next: targetsMessages.isThisTargetNext(),
          }}
          action={
            <Button size="xs" variant="default" loading={change.isPending} onClick={() => addProfile(alike)}>
              {targetsMessages.addToTarget()}
            </Button>
          }
        />
      ) : null}
      <TextInput label={targetsMessages.name()} maxLength={120} {...startsAt('name')} {...form.getInputProps('name')} />
      <TextInput
        label={targetsMessages.company()}
        description={
          form.values.company.trim() === '' ? targetsMessages.companyMissing() : targetsMessages.companyAbout()
        }
        maxLength={120}
        {...startsAt('company')}
        {...form.getInputProps('company')}
      />
      <TextInput label={targetsMessages.title()} maxLength={120} {...form.getInputProps('title')} />
      <TagsInput
        label={targetsMessages.formerCompanies()}
        description={targetsMessages.formerCompaniesAbout()}
        placeholder={form.values.formerCompanies.length === 0 ? targetsMessages.formerPlaceholder() : ''}
        maxTags={mostFormerCompanies}
        acceptValueOnBlur
        {...form.getInputProps('formerCompanies')}
      />
      {target ? null : (
        <>
          <TextInput label={targetsMessages.linkedinUrl()} maxLength={500} {...form.getInputProps('linkedinUrl')} />
          <TextInput label={targetsMessages.email()} type="email" maxLength={254} {...form.getInputProps('email')} />
        </>
      )}
      <p className={clsx(text.small, text.quiet)}>{targetsMessages.addTargetAbout()}</p>
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={add.isPending || change.isPending}>
          {target ? targetsMessages.save() : targetsMessages.findPaths()}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {targetsMessages.cancel()}
        </Button>
      </div>
    </form>
  )
}
