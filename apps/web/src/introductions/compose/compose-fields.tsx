import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { Switch, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { longestMessage, longestSubject } from '@wellmet/introductions/requests/introductions.contract.ts'
import type { ReactNode } from 'react'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { switchBlind, type Draft, type Values } from './draft-values.ts'

type Props = {
  form: UseFormReturnType<Values>
  draft: Draft
  needsAddress: boolean
  isAddressOptional: boolean
  checks: ReactNode
}

export const ComposeFields = ({ form, draft, needsAddress, isAddressOptional, checks }: Props) => {
  const { connector, target } = draft
  const names = { connector: firstName(connector.name), target: firstName(target.name) }
  return (
    <>
      {needsAddress ? (
        <TextInput
          label={requestsMessages.connectorEmail({ connector: connector.name })}
          description={
            isAddressOptional ? requestsMessages.connectorEmailInstead() : requestsMessages.connectorEmailAbout(names)
          }
          type="email"
          {...form.getInputProps('connectorEmail')}
        />
      ) : null}
      <TextInput
        label={requestsMessages.subjectField()}
        description={requestsMessages.subjectAbout(names)}
        maxLength={longestSubject}
        {...form.getInputProps('subject')}
      />
      <Textarea
        label={requestsMessages.messageTo(names)}
        description={form.values.blind ? requestsMessages.messageAboutBlind() : requestsMessages.messageAbout()}
        autosize
        minRows={7}
        maxRows={20}
        maxLength={longestMessage}
        {...form.getInputProps('message')}
      />
      {checks}
      <TextInput
        label={requestsMessages.nextStepOf(names)}
        description={requestsMessages.nextStepAbout(names)}
        maxLength={300}
        {...form.getInputProps('nextStep')}
      />
      <Textarea
        label={requestsMessages.contextTo(names)}
        description={requestsMessages.contextAbout()}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={600}
        {...form.getInputProps('context')}
      />
      <Switch
        label={requestsMessages.keepNamesPrivate()}
        description={requestsMessages.keepNamesPrivateAbout(names)}
        {...form.getInputProps('blind', { type: 'checkbox' })}
        onChange={({ currentTarget }) => form.setValues(switchBlind(draft, form.getValues(), currentTarget.checked))}
      />
    </>
  )
}
