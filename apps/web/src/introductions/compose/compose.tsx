import formStyles from '../../kit/form.module.css'
import styles from './compose.module.css'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { hintsFor } from '@wellmet/introductions/requests/requests.rules.ts'
import { PageHeader } from '../../kit/page-header.tsx'
import { Section } from '../../kit/section.tsx'
import { personWords } from '@wellmet/introductions/asks/ask-email.rules.ts'
import { clsx } from 'clsx'
import { contactQuery } from '../../network/contacts/contacts.queries.ts'
import { firstName } from '../introduction-words.ts'
import type { RouteOption } from '../path/route-options.ts'
import { ComposeButtons } from './compose-buttons.tsx'
import { ComposeFields } from './compose-fields.tsx'
import { ComposeRefusal } from './compose-refusal.tsx'
import { ComposeWho } from './compose-who.tsx'
import type { Draft, Values } from './draft-values.ts'
import { AskEmailPreview } from './ask-email-preview.tsx'
import { MessageChecks } from './message-checks.tsx'
import { ScheduleField } from './schedule-field.tsx'
import { useCompose } from './use-compose.ts'
import { WaitNotice } from './wait-notice.tsx'

type Props = { draft: Draft; options: readonly RouteOption[] }

/**
 * Where they are asked: a teammate at the address of their account, a contact at one that is known. A draft keeps the one
 * that it was saved with. Undefined is not known yet.
 */
const useKnownAddress = ({ connector: { personId, kind, email }, saved }: Draft): string | null | undefined => {
  const contact = useQuery({ ...contactQuery(personId), enabled: kind === 'contact' && saved === null })
  if (kind === 'member') return 'the address of their account'
  if (saved) return email
  return contact.isPending ? undefined : (contact.data?.emails[0] ?? null)
}

export const Compose = ({ draft, options }: Props) => {
  const { connector, target } = draft
  const known = useKnownAddress(draft)
  const form = useForm<Values>({
    initialValues: draft.values,
    validate: {
      message: (text) => (text.trim() === '' ? `Write to ${firstName(target.name)} first.` : null),
      subject: (text) => (text.trim() === '' ? 'Say what it is about.' : null),
    },
  })
  const { submit, doing, problem } = useCompose(draft)
  const { values } = form
  const needsAddress = known === null || (connector.kind === 'contact' && values.connectorEmail !== '')
  const hints = hintsFor({
    message: values.message,
    nextStep: values.nextStep.trim() || null,
    connector: { name: connector.name, email: values.connectorEmail.trim() || (known === undefined ? '' : known) },
  })
  const askOn = (date: string, hour: string) => form.setValues({ date, hour })
  return (
    <>
      <PageHeader title={`Ask ${connector.name} for an introduction`}>
        To {personWords(target)}. You write to {firstName(target.name)}; {firstName(connector.name)} only has to press
        forward.
      </PageHeader>
      <form className={styles.compose} onSubmit={form.onSubmit((typed) => void submit(typed, 'ask'))} noValidate>
        <div className={clsx(formStyles.form, styles.write)}>
          <ComposeWho draft={draft} options={options} />
          <ComposeFields
            form={form}
            draft={draft}
            needsAddress={needsAddress}
            checks={<MessageChecks hints={hints} message={values.message} />}
          />
          {values.date === '' ? <WaitNotice draft={draft} timeZone={values.timeZone} onAskOn={askOn} /> : null}
          <ScheduleField form={form} connector={firstName(connector.name)} />
          <ComposeRefusal problem={problem} timeZone={values.timeZone} onAskOn={askOn} />
          <ComposeButtons
            connector={firstName(connector.name)}
            isPlanned={values.date !== ''}
            isBlocked={hints.some(({ blocks }) => blocks)}
            doing={doing}
            onDraft={() => {
              if (!form.validate().hasErrors) void submit(form.getValues(), 'draft')
            }}
          />
        </div>
        <div className={styles.preview}>
          <Section
            title={`What ${firstName(connector.name)} reads`}
            about="Word for word; only the link is made when it is sent."
          >
            <AskEmailPreview draft={draft} values={values} />
          </Section>
        </div>
      </form>
    </>
  )
}
