import { Switch, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { longestMessage, longestSubject } from '@wellmet/introductions/requests/introductions.contract.ts'
import type { ReactNode } from 'react'
import { firstName } from '../introduction-words.ts'
import type { Draft, Values } from './draft-values.ts'

type Props = { form: UseFormReturnType<Values>; draft: Draft; needsAddress: boolean; checks: ReactNode }

export const ComposeFields = ({ form, draft: { connector, target }, needsAddress, checks }: Props) => {
  const [c, t] = [firstName(connector.name), firstName(target.name)]
  return (
    <>
      {needsAddress ? (
        <TextInput
          label={`E-mail of ${connector.name}`}
          description={`${c} is asked there. Nobody else is shown it.`}
          type="email"
          {...form.getInputProps('connectorEmail')}
        />
      ) : null}
      <TextInput
        label="Subject"
        description={`Of the mail that ${c} forwards.`}
        maxLength={longestSubject}
        {...form.getInputProps('subject')}
      />
      <Textarea
        label={`Your message to ${t}`}
        description="Who you are, why them, what is in it for them, one small ask."
        autosize
        minRows={7}
        maxRows={20}
        maxLength={longestMessage}
        {...form.getInputProps('message')}
      />
      {checks}
      <TextInput
        label={`The one thing you would ask of ${t}`}
        description={`In one line, for ${c} to judge by. It stands above the message and is not forwarded.`}
        maxLength={300}
        {...form.getInputProps('nextStep')}
      />
      <Textarea
        label={`A line for ${c} alone`}
        description="Why you ask them. It stands above the message and is not forwarded."
        autosize
        minRows={2}
        maxRows={6}
        maxLength={600}
        {...form.getInputProps('context')}
      />
      <Switch
        label="Nobody’s details before both agree"
        description={`If ${c} has ${t} asked first, ${t} hears your name only after a yes, and you never hear of a no.`}
        {...form.getInputProps('blind', { type: 'checkbox' })}
      />
    </>
  )
}
