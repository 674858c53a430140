import styles from './language-model.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { DraftWanted } from '@wellmet/introductions/language-model/language-model.contract.ts'
import { languageModelMessages } from '@wellmet/introductions/language-model/language-model.messages.ts'
import { clsx } from 'clsx'
import { myModelQuery } from './language-model.queries.ts'
import { formatMicros } from './money.ts'
import { useArrangedDraft } from './use-arranged-draft.ts'

type Props = { wanted: DraftWanted; onArranged: (message: string) => void }

/** Where a model is connected: it chooses and orders, on request, and what it cost stands below. */
export const ArrangeDraft = (props: Props) => {
  const { data } = useQuery(myModelQuery)
  if (!data?.model || data.isOptedOut) return null
  return <Arrange {...props} model={data.model} />
}

const Arrange = ({ wanted, onArranged, model }: Props & { model: string }) => {
  const { state, done, trouble, arrange } = useArrangedDraft(wanted, onArranged)
  const isBusy = state !== 'idle'
  const said =
    done?.maker === 'model'
      ? languageModelMessages.arranged({ model, cost: formatMicros(done.cost, done.currency ?? 'USD') })
      : (done?.note ?? trouble)
  return (
    <div className={styles.draft} aria-live="polite">
      <Button
        size="xs"
        variant="default"
        leftSection={<IconSparkles size={16} stroke={1.6} aria-hidden="true" />}
        loading={isBusy}
        onClick={arrange}
      >
        {languageModelMessages.arrange()}
      </Button>
      {isBusy ? <p className={clsx(text.small, text.quiet)}>{languageModelMessages.arranging({ state })}</p> : null}
      {said ? <p className={clsx(text.small, text.quiet)}>{said}</p> : null}
    </div>
  )
}
