import formStyles from '../../kit/form.module.css'
import styles from './compose.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import type { AskedElsewhere } from '@wellmet/introductions/stages/stages.contract.ts'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { hintsFor } from '@wellmet/introductions/drafts/hints.rules.ts'
import { VerificationReminder } from '../../account/users/verification-reminder.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Section } from '../../kit/section.tsx'
import { personWords } from '@wellmet/introductions/asks/ask-email.rules.ts'
import { clsx } from 'clsx'
import { contactQuery } from '../../contacts/contact-list/contacts.queries.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { SignalsAbout } from '../../discovery/signals/signals-about.tsx'
import { personQuery } from '../../graph/paths/paths.queries.ts'
import { StateNotice } from '../../identity/person-states/state-notice.tsx'
import { mayAskOthers } from '@wellmet/identity/person-states/person-state.rules.ts'
import { type Guidance, useGuidance } from '../path/marketplace.queries.ts'
import { mayAskNow } from '../path/guidance-words.ts'
import { declineIn, DeclinedNotice } from '../path/declined-notice.tsx'
import { NoEmailNotice } from '../path/no-email-notice.tsx'
import type { RouteOption } from '../path/route-options.ts'
import { AwaitedNotice } from './awaited-notice.tsx'
import { ComposeButtons } from './compose-buttons.tsx'
import { ComposeFields } from './compose-fields.tsx'
import { ComposeRefusal } from './compose-refusal.tsx'
import { ContradictionNotice } from './contradiction-notice.tsx'
import { CopiedPreview, CopyMessage } from './copy-message.tsx'
import { ComposeWho } from './compose-who.tsx'
import type { Draft, Values } from './draft-values.ts'
import { AskEmailPreview } from './ask-email-preview.tsx'
import { LockNotice, useOpenAsk } from '../path/lock-notice.tsx'
import { MessageChecks } from './message-checks.tsx'
import { ScheduleField } from './schedule-field.tsx'
import { SuggestedDraft } from './suggested-draft.tsx'
import { TypedBefore } from './typed-before.tsx'
import { useAutosave, useTypedDraft } from './use-typed-draft.ts'
import { useCompose } from './use-compose.ts'
import { WaitNotice } from './wait-notice.tsx'

type Props = { draft: Draft; options: readonly RouteOption[] }

/** We can’t email them: asking at the address of the contact would be refused. Another address of theirs may do. */
const useNoEmail = ({ connector, target }: Draft, guidance: Guidance): boolean => {
  const isRefused = guidance.get(connector.personId)?.path.availability.reason === 'no_email'
  const { data } = useQuery({
    ...contactQuery(connector.personId),
    enabled: isRefused && connector.email !== null && target.personId !== null,
  })
  return isRefused && (connector.email === null || connector.email === data?.writeTo)
}

/**
 * Where they are asked: a contact at an address that is known; '' is a teammate, who is asked at the address of their
 * account. A draft keeps the one that it was saved with. Undefined is not known yet.
 */
const useKnownAddress = ({ connector: { personId, kind, email }, saved }: Draft) => {
  const contact = useQuery({ ...contactQuery(personId), enabled: kind === 'contact' })
  const linkedinUrl = contact.data?.linkedinUrl ?? null
  const known = (): string | null | undefined => {
    if (kind === 'member') return ''
    if (saved) return email
    return contact.isPending ? undefined : (contact.data?.writeTo ?? null)
  }
  return { known: known(), linkedinUrl }
}

/** Somebody about whom another request says where things stand. The draft that is being written says nothing new here. */
const useOtherRequest = ({ target, saved }: Draft) => {
  const { data } = useQuery({ ...personQuery(target.personId ?? ''), enabled: target.personId !== null })
  const person = data?.person
  const isOther = person?.personState.requestId != null && person.personState.requestId !== saved?.id
  return isOther ? person : null
}

export const Compose = ({ draft, options }: Props) => {
  const { connector, target } = draft
  const { known, linkedinUrl } = useKnownAddress(draft)
  const { typed, forget, key } = useTypedDraft(draft)
  const form = useForm<Values>({
    initialValues: typed ?? draft.values,
    validate: {
      message: (text) =>
        text.trim() === '' ? requestsMessages.writeMessage({ target: firstName(target.name) }) : null,
      subject: (text) => (text.trim() === '' ? requestsMessages.addSubject() : null),
    },
  })
  useAutosave(key, form)
  const { guidance } = useGuidance(target.personId)
  const isKnownWithoutEmail = useNoEmail(draft, guidance)
  const isAskedAlready = (useOpenAsk(draft)?.requestId ?? null) !== null
  const other = useOtherRequest(draft)
  const isOtherFirst = other !== null && !mayAskOthers(other.personState)
  // A day after that may be chosen; the server knows whether it is late enough.
  const isDeclined = declineIn(guidance, connector.personId) !== null
  const isUnavailable = !mayAskNow(guidance.get(connector.personId)?.path.availability)
  const { submit, doing, problem, refusedAddress } = useCompose(draft, forget)
  const { values } = form
  const isWithoutEmail = isKnownWithoutEmail || refusedAddress === values.connectorEmail.trim()
  const needsAddress = known === null || (connector.kind === 'contact' && values.connectorEmail !== '')
  const hints = hintsFor({
    subject: values.subject,
    target,
    askerName: draft.asker.name,
    fallbackPaths: draft.others.map((via) => ({ via })),
    unnamed: values.blind ? draft.asker : null,
    message: values.message,
    nextStep: values.nextStep.trim() || null,
    connector: { name: connector.name, email: values.connectorEmail.trim() || (known === undefined ? '' : known) },
  })
  const blocking = hints.filter(({ blocks }) => blocks)
  const isUnaddressed = known === null && values.connectorEmail.trim() === ''
  const mayCopy = isWithoutEmail || isUnaddressed
  // A contact from LinkedIn without an email address is written to there.
  const isCopyFirst = isUnaddressed && linkedinUrl !== null && !isWithoutEmail
  const discard = () => {
    forget()
    form.setValues(draft.values)
    form.resetDirty(draft.values)
  }
  const recordElsewhere = (how: AskedElsewhere) => {
    if (!form.validate().hasErrors) void submit(form.getValues(), 'elsewhere', how)
  }
  const askOn = (date: string, hour: string) => form.setValues({ date, hour })
  return (
    <>
      <PageHeader title={requestsMessages.askConnector({ connector: connector.name })}>
        {requestsMessages.askConnectorAbout({
          target: personWords(target),
          targetName: firstName(target.name),
          connector: firstName(connector.name),
        })}
      </PageHeader>
      <form className={styles.compose} onSubmit={form.onSubmit((typed) => void submit(typed, 'ask'))} noValidate>
        <div className={clsx(formStyles.form, styles.write)}>
          <VerificationReminder need={requestsMessages.confirmAddressFirst} />
          <ComposeWho draft={draft} options={options} />
          {target.personId ? <SignalsAbout personId={target.personId} isBeforeAsking /> : null}
          {isWithoutEmail && target.personId ? (
            <NoEmailNotice
              connector={connector}
              person={target.personId}
              guidance={guidance}
              to="/introductions/compose"
            />
          ) : null}
          {target.personId ? (
            <DeclinedNotice
              connector={connector}
              target={{ personId: target.personId, name: target.name }}
              guidance={guidance}
              to="/introductions/compose"
            />
          ) : null}
          {other ? <StateNotice person={other} /> : <LockNotice connector={connector} target={target} />}
          {isAskedAlready || isDeclined || isWithoutEmail ? null : <AwaitedNotice connector={connector} />}
          {typed ? <TypedBefore onDiscard={discard} /> : null}
          <ComposeFields
            form={form}
            draft={draft}
            needsAddress={needsAddress}
            isAddressOptional={isCopyFirst}
            checks={
              <>
                <SuggestedDraft
                  suggestions={draft.suggestions(values.blind)}
                  sentences={draft.sentences(values.message, values.blind)}
                  message={values.message}
                  onChange={(message) => form.setFieldValue('message', message)}
                  wanted={
                    target.personId === null
                      ? null
                      : {
                          personId: target.personId,
                          connectorId: connector.personId,
                          blind: values.blind,
                          language: draft.messageLanguage,
                        }
                  }
                />
                {target.personId ? (
                  <ContradictionNotice
                    target={target.personId}
                    connector={connector.personId}
                    message={values.message}
                  />
                ) : null}
                <MessageChecks
                  hints={isCopyFirst ? hints.filter(({ code }) => code !== 'no_address') : hints}
                  message={values.message}
                />
              </>
            }
          />
          {values.date === '' ? <WaitNotice draft={draft} timeZone={values.timeZone} onAskOn={askOn} /> : null}
          {isWithoutEmail || isCopyFirst ? null : (
            <ScheduleField form={form} connector={firstName(connector.name)} mayAskNow={!isUnavailable} />
          )}
          <ComposeRefusal problem={problem} timeZone={values.timeZone} onAskOn={askOn} />
          <ComposeButtons
            connector={firstName(connector.name)}
            isPlanned={values.date !== ''}
            isBlocked={
              isAskedAlready ||
              isOtherFirst ||
              isWithoutEmail ||
              ((isDeclined || isUnavailable) && values.date === '') ||
              blocking.length > 0
            }
            doing={doing}
            isAskedAlready={isAskedAlready || isOtherFirst}
            onElsewhere={recordElsewhere}
            isCopyFirst={isCopyFirst}
            copy={
              mayCopy ? (
                <CopyMessage
                  draft={draft}
                  values={values}
                  linkedinUrl={isCopyFirst ? linkedinUrl : null}
                  onSent={isAskedAlready || isOtherFirst ? null : () => recordElsewhere('linkedin')}
                  isSaving={doing === 'elsewhere'}
                  isBlocked={values.message.trim() === '' || blocking.some(({ code }) => code !== 'no_address')}
                />
              ) : null
            }
            onDraft={() => {
              if (!form.validate().hasErrors) void submit(form.getValues(), 'draft')
            }}
          />
        </div>
        <div className={styles.preview}>
          {isWithoutEmail || isCopyFirst ? (
            <Section
              title={requestsMessages.previewCopied()}
              about={requestsMessages.previewCopiedAbout({ connector: firstName(connector.name) })}
            >
              <CopiedPreview draft={draft} values={values} />
            </Section>
          ) : (
            <Section
              title={requestsMessages.preview({ connector: firstName(connector.name) })}
              about={
                connector.kind === 'member'
                  ? requestsMessages.previewAboutMember({ connector: firstName(connector.name) })
                  : requestsMessages.previewAbout()
              }
            >
              <AskEmailPreview draft={draft} values={values} />
            </Section>
          )}
        </div>
      </form>
    </>
  )
}
