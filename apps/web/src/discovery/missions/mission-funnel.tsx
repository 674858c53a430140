import text from '../../kit/text.module.css'
import styles from './mission-funnel.module.css'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { FunnelTarget, MissionTargets } from '@wellmet/discovery/missions/missions.contract.ts'
import { missionsMessages } from '@wellmet/discovery/missions/missions.messages.ts'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { Section } from '../../kit/section.tsx'

type Step = MissionTargets['funnel'][number]

/** As many as fit on a phone beside the others. */
const mostFaces = 6

const TargetLink = ({ target: { kind, id, name } }: { target: FunnelTarget }) =>
  kind === 'company' ? (
    <Link to="/companies/$id" params={{ id }} className={text.link}>
      {name}
    </Link>
  ) : (
    <Link to="/introductions/path" search={{ person: id }} className={text.link}>
      {name}
    </Link>
  )

const Faces = ({ targets }: Pick<Step, 'targets'>) => (
  <span className={styles.faces} aria-hidden="true">
    {targets.slice(0, mostFaces).map(({ kind, id, name }) => (
      <Portrait key={`${kind} ${id}`} id={id} name={name} size={24} look={kind} className={styles.face} />
    ))}
    {targets.length > mostFaces ? (
      <span className={clsx(styles.more, text.figures)}>
        {missionsMessages.funnelMore({ count: targets.length - mostFaces })}
      </span>
    ) : null}
  </span>
)

const Row = ({ of: { step, targets }, most }: { of: Step; most: number }) => {
  const row = (
    <>
      <span className={styles.name}>{missionsMessages.step({ step })}</span>
      <strong className={clsx(styles.figure, text.figures)}>{formatNumber(targets.length)}</strong>
      <span className={styles.bar} data-step={step}>
        <span className={styles.fill} style={{ width: `${(targets.length / most) * 100}%` }} aria-hidden="true" />
        <Faces targets={targets} />
      </span>
    </>
  )
  if (targets.length === 0) return <div className={styles.row}>{row}</div>
  return (
    <details>
      <summary className={styles.row}>{row}</summary>
      <ul className={styles.targets}>
        {targets.map((target) => (
          <li key={`${target.kind} ${target.id}`}>
            <TargetLink target={target} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** From the targets to the meetings, with who is at each step; each row opens to the list that its figure counts. */
export const MissionFunnel = ({ funnel }: Pick<MissionTargets, 'funnel'>) => {
  const most = Math.max(1, ...funnel.map(({ targets }) => targets.length))
  return (
    <Section title={missionsMessages.funnel()}>
      <ol className={styles.funnel}>
        {funnel.map((of) => (
          <li key={of.step}>
            <Row of={of} most={most} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
