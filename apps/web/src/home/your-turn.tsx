import text from '../kit/text.module.css'
import styles from './home-screen.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { Brief } from '@wellmet/introductions/briefs/briefs.contract.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Rows } from '../kit/rows.tsx'
import { Section } from '../kit/section.tsx'
import { RowSkeletons } from '../kit/skeletons.tsx'
import { BriefRow } from './brief-row.tsx'
import { briefQuery } from './home.queries.ts'
import { briefsMessages } from '@wellmet/introductions/briefs/briefs.messages.ts'
import { homeMessages } from './home.messages.ts'

const most = 5
const Skeleton = () => <RowSkeletons rows={2} label={homeMessages.loadingYourTurn()} />

/** What others did for the reader since: the newest first, and nothing while there is none. */
const News = ({ news }: Pick<Brief, 'news'>) =>
  news.length === 0 ? null : (
    <section className={styles.news} aria-label={briefsMessages.goodNews()}>
      <Rows lightsUp label={briefsMessages.goodNews()} items={news} keyOf={({ id }) => id}>
        {(line) => <BriefRow line={line} isNews isMain={line === news[0]} />}
      </Rows>
    </section>
  )

/** The news above may wait for the reader as well. */
const nothingWaitsWords = (news: Brief['news']): string =>
  news.some(({ isYourTurn }) => isYourTurn) ? homeMessages.nothingElseWaits() : homeMessages.nothingWaits()

/** The first few. The others open below them: no other page has exactly these. */
const Turns = ({ news, turns, turnCount }: Pick<Brief, 'news' | 'turns' | 'turnCount'>) => {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? turns : turns.slice(0, most)
  const more = turnCount - shown.length
  return (
    <Section title={briefsMessages.yourTurn()}>
      {turns.length === 0 ? <p className={text.quiet}>{nothingWaitsWords(news)}</p> : null}
      {turns.length > 0 ? (
        <Rows label={briefsMessages.yourTurn()} items={shown} keyOf={({ id }) => id}>
          {(line) => <BriefRow line={line} />}
        </Rows>
      ) : null}
      {more > 0 ? (
        <p className={clsx(styles.more, text.small)}>
          {isWhole ? (
            <Link to="/introductions" className={text.link}>
              {briefsMessages.moreTurns({ count: more })}
            </Link>
          ) : (
            <Button variant="default" size="xs" onClick={() => setIsWhole(true)}>
              {briefsMessages.moreTurns({ count: more })}
            </Button>
          )}
        </p>
      ) : null}
    </Section>
  )
}

/** Good news, then what waits for the reader, by what waiting costs. */
export const YourTurn = () => (
  <Loaded query={useQuery(briefQuery)} what={homeMessages.yourDay()} skeleton={<Skeleton />}>
    {({ news, turns, turnCount }) => (
      <>
        <News news={news} />
        <Turns news={news} turns={turns} turnCount={turnCount} />
      </>
    )}
  </Loaded>
)
