import styles from './provider-choice.module.css'
import { Button, Switch } from '@mantine/core'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import type { Provider } from './people.queries.ts'
import { providerWords } from './broad-words.ts'
import type { useAsking } from './use-asking.ts'

type Props = { q: string; asking: ReturnType<typeof useAsking>; provider: Provider | undefined }

/** Whether the provider is asked too, and how it stands. */
export const ProviderChoice = ({ q, asking: { isOn, isAsked, setOn, ask }, provider }: Props) => (
  <div className={styles.provider} data-state={provider?.state}>
    <Switch
      label={peopleMessages.alsoAskProvider()}
      description={providerWords(provider)}
      checked={isOn}
      disabled={provider?.state === 'off'}
      onChange={({ currentTarget }) => setOn(currentTarget.checked)}
    />
    {isOn && !isAsked && q !== '' ? (
      <Button variant="default" onClick={() => ask(q)}>
        {peopleMessages.askProviderFor({ query: q })}
      </Button>
    ) : null}
  </div>
)
