import formStyles from '../../kit/form.module.css'
import { Switch } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import type { MyLanguageModel } from '@wellmet/introductions/language-model/language-model.contract.ts'
import { languageModelMessages } from '@wellmet/introductions/language-model/language-model.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { myModelQuery } from './language-model.queries.ts'

const Choice = ({ mine }: { mine: MyLanguageModel }) => {
  const save = useApiMutation('put', '/api/language-model/mine', {
    changes: ['language model'],
    onError: (error) => notifications.show({ message: reasonOf(error) }),
  })
  const { isOptedOut } = save.isPending ? save.variables.body : mine
  return (
    <div className={formStyles.form}>
      <Switch
        label={languageModelMessages.forMyDrafts()}
        description={languageModelMessages.forMyDraftsAbout()}
        checked={!isOptedOut}
        onChange={({ currentTarget }) => save.mutate({ body: { isOptedOut: !currentTarget.checked } })}
      />
    </div>
  )
}

/** Anybody may say no, whatever the owners connect. */
export const MyChoice = () => (
  <Section title={languageModelMessages.forYou()}>
    <Loaded
      query={useQuery(myModelQuery)}
      what={languageModelMessages.yourChoice()}
      skeleton={<FormSkeleton fields={1} />}
    >
      {(mine) => <Choice mine={mine} />}
    </Loaded>
  </Section>
)
