import styles from './domain-card.module.css'
import type { WorkspaceDomain } from '@wellmet/account/domains/domains.contract.ts'
import { domainsMessages } from '@wellmet/account/domains/domains.messages.ts'
import { CopyText } from '../../kit/copy-text.tsx'

export const DomainRecord = ({ record }: Pick<WorkspaceDomain, 'record'>) => (
  <dl className={styles.record}>
    <Part label={domainsMessages.name()} value={record.name} verb={domainsMessages.copyName()} />
    <Part label={domainsMessages.value()} value={record.value} verb={domainsMessages.copyValue()} />
  </dl>
)

const Part = ({ label, value, verb }: { label: string; value: string; verb: string }) => (
  <div className={styles.part}>
    <dt>{label}</dt>
    <dd>
      <CopyText value={value} verb={verb} />
    </dd>
  </div>
)
