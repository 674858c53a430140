import { join } from 'node:path'
import { repository } from '../repository.ts'
import { lintMigrations } from './lint-migrations.ts'
import { releasedMigrations } from './released-migrations.ts'

const released = releasedMigrations()
const { count, findings } = lintMigrations(join(repository, 'database', 'migrations'), released)
console.log(`${count} new migrations, ${released.size} released, ${findings.length} findings`)
for (const finding of findings) console.log(`  ${finding}`)
process.exitCode = findings.length === 0 ? 0 : 1
