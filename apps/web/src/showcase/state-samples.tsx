import styles from './kit-page.module.css'
import { Button } from '@mantine/core'
import { EmptyState } from '../kit/empty-state.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { Notice } from '../kit/notice.tsx'
import { Section } from '../kit/section.tsx'
import { FormSkeleton, PathSkeleton, RowSkeletons } from '../kit/skeletons.tsx'
import { notices } from './sample-facts.ts'

export const StateSamples = () => (
  <>
    <Section title="Low confidence">
      <div className={styles.stack}>
        {notices.map((notice) => (
          <Notice
            key={notice.code}
            notice={notice}
            action={notice.code === 'warm_first' ? <Button variant="default">Warm up first</Button> : undefined}
          />
        ))}
      </div>
    </Section>
    <Section title="Empty and error">
      <div className={styles.grid}>
        <EmptyState title="No contacts yet" next={<Button>Import your LinkedIn export</Button>}>
          Everyone you know will be here, with how well you know them. Your LinkedIn export is the quickest way to
          begin.
        </EmptyState>
        <ErrorState
          happened="The search did not answer."
          kept="What you typed is still in the box."
          todo="Try again in a moment."
          requestId="req_01JQ8ZK4"
          onRetry={() => undefined}
        />
      </div>
    </Section>
    <Section title="Loading">
      <div className={styles.stack}>
        <RowSkeletons rows={3} />
        <div className={styles.card}>
          <PathSkeleton />
        </div>
        <div className={styles.card}>
          <FormSkeleton />
        </div>
      </div>
    </Section>
  </>
)
