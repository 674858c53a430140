import styles from './language-model.module.css'
import resultRowStyles from '../../kit/result-row.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { languageModelMessages } from '@wellmet/introductions/language-model/language-model.messages.ts'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { QuestionParts } from '../../discovery/people-search/question-parts.tsx'
import { PersonResult } from '../../discovery/reach/person-result.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Rows } from '../../kit/rows.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { modelSearchQuery, myModelQuery } from './language-model.queries.ts'

type Props = { q: string; onAsk: (question: string) => void }

/** Where owners allow it: the model reads a question, once it is asked to, and the search answers what it read. */
export const ModelReading = ({ q, onAsk }: Props) => {
  const { data } = useQuery(myModelQuery)
  const [asked, setAsked] = useState<string | null>(null)
  if (!data?.readsQuestions || !data.model || q.trim() === '') return null
  if (asked !== q)
    return (
      <div className={styles.draft}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconSparkles size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => setAsked(q)}
        >
          {languageModelMessages.letModelRead()}
        </Button>
      </div>
    )
  return <Answer q={q} model={data.model} onAsk={onAsk} />
}

const Answer = ({ q, model, onAsk }: Props & { model: string }) => (
  <Loaded
    query={useQuery(modelSearchQuery(q))}
    what={peopleMessages.people()}
    skeleton={<RowSkeletons rows={3} label={peopleMessages.loadingPeople()} />}
  >
    {({ results, reader, note, read }) => (
      <Section title={reader === 'model' ? languageModelMessages.readByModel({ model }) : peopleMessages.peopleFound()}>
        {note ? <p className={clsx(text.small, text.quiet)}>{note}</p> : null}
        <QuestionParts parts={read ?? []} onAsk={onAsk} />
        <div className={resultRowStyles.results}>
          {results.length === 0 ? <p>{languageModelMessages.readNobody()}</p> : null}
          <Rows label={peopleMessages.peopleFound()} items={results} keyOf={({ id, name }) => id ?? name}>
            {(person) => <PersonResult person={person} />}
          </Rows>
        </div>
      </Section>
    )}
  </Loaded>
)
