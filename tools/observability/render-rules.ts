import { alerts, type Alert } from './alerts.ts'
import { recordingRules } from './slo.ts'

/** Where the page of an alert is: `WellmetRequestsFail` is explained in requests-fail.md. */
export const runbookOf = (name: string): string =>
  `docs/operations/runbooks/${name
    .replace(/^Wellmet/, '')
    .replace(/(?<=.)[A-Z]/g, '-$&')
    .toLowerCase()}.md`

/** The rules of Prometheus, as `ops/alerts.yml` holds them. */
export const renderRules = (): string =>
  [
    '# Written by npm run golden from tools/observability. Give it to Prometheus as a rule file.',
    'groups:',
    // One group, because its rules are evaluated in this order and alerts read what was recorded.
    '  - name: wellmet',
    '    rules:',
    ...recordingRules.flatMap(({ record, expr }) => [`      - record: ${record}`, ...block('expr', expr)]),
    ...alerts.flatMap(renderAlert),
    '',
  ].join('\n')

const renderAlert = ({ name, expr, for: duration, severity, window, summary }: Alert): string[] => [
  `      - alert: ${name}`,
  ...block('expr', expr),
  ...(duration === undefined ? [] : [`        for: ${duration}`]),
  `        labels: { severity: ${severity}${window === undefined ? '' : `, window: ${window}`} }`,
  '        annotations:',
  `          summary: '${summary.replaceAll("'", "''")}'`,
  `          runbook: ${runbookOf(name)}`,
]

const block = (key: string, text: string): string[] => [
  `        ${key}: |`,
  ...text.split('\n').map((line) => `          ${line}`),
]
