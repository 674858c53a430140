import { readFileSync } from 'node:fs'
import { areas, hooks } from '../../apps/areas.ts'
import { verifyAnchors } from '@wellmet/account/audit/verify-anchors.ts'
import { settingsOf } from '@wellmet/platform/area.ts'
import { ConfigError, readConfig } from '@wellmet/platform/config/config.ts'
import { openServices } from '@wellmet/platform/open-services.ts'

/**
 * npm run audit:verify -- <file…>   recomputes the audit log of every workspace, and compares it with the anchors in
 *                                   these files: logs of the worker, or AUDIT_ANCHOR_FILE
 *
 * With the settings of the API and the worker in the environment. Ends with 1 if the log was rewritten.
 */
try {
  const text = process.argv
    .slice(2)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const services = await openServices(readConfig(process.env, settingsOf(areas)), 'wellmet-audit', { hooks })
  try {
    const { chains, compared, findings } = await verifyAnchors(services, text)
    for (const finding of findings) console.error(finding)
    const verdict = findings.length === 0 ? 'intact' : 'NOT INTACT'
    console.log(`${verdict}: ${chains} audit logs recomputed, ${compared} heads compared with anchors.`)
    if (compared === 0) console.log('Without anchors, a log that was rewritten as a whole is not noticed.')
    process.exitCode = findings.length === 0 ? 0 : 1
  } finally {
    await services.close()
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 2
}
