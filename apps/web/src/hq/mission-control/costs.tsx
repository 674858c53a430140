import styles from './morning.module.css'
import text from '../../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { toProblem } from '../../api/problem.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { valueWords } from '../figures/figure-words.ts'
import { costsQuery } from '../hq.queries.ts'
import { hqScreensMessages as m } from '../hq-screens.messages.ts'

export const Costs = () => {
  const query = useQuery(costsQuery(30))
  const isNotTheirs = query.error !== null && toProblem(query.error).code === 'forbidden'
  return (
    <Section title={m.costs()} className={styles.part}>
      {isNotTheirs ? (
        <p className={text.quiet}>{m.costsNotYours()}</p>
      ) : (
        <Loaded query={query} what={m.costs()} skeleton={<RowSkeletons rows={3} />}>
          {({ figures }) => (
            <dl className={clsx(styles.amounts, text.figures)}>
              {figures.map(({ key, label, definition, value, unit, currency }) => (
                <div key={key} title={definition}>
                  <dt>{label}</dt>
                  <dd data-unknown={value === null}>{valueWords(value, unit, currency)}</dd>
                </div>
              ))}
            </dl>
          )}
        </Loaded>
      )}
    </Section>
  )
}
