import { runProgram } from './run-program.ts'
import type { DebianPackage } from './base-folder.ts'

interface Component {
  'bom-ref': string
  name: string
  version: string
  purl: string
}

interface Bill {
  serialNumber?: string
  metadata: { timestamp?: string; component: { name: string } }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/**
 * What is in an image, in CycloneDX: packages of npm that were installed, packages of Debian, and Node. It has no number
 * and no time of its own, so that it is the same for the same image.
 */
export async function describeContents(
  installed: ReadonlySet<string>,
  debian: readonly DebianPackage[],
  nodeVersion: string,
): Promise<string> {
  const output = await runProgram('npm', ['run', '--silent', 'sbom'])
  const bill = JSON.parse(output) as Bill
  delete bill.serialNumber
  delete bill.metadata.timestamp
  // npm calls it by the folder of the clone.
  bill.metadata.component.name = 'wellmet'
  const kept = bill.components.filter(({ name, version }) => installed.has(`${name}@${version}`))
  const references = new Set(kept.map((component) => component['bom-ref']))
  const others = [
    { type: 'platform', name: 'node', version: nodeVersion, purl: `pkg:generic/node@${nodeVersion}` },
    ...debian.map(({ name, version, architecture }) => ({
      type: 'library',
      name,
      version,
      purl: `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${architecture}&distro=trixie`,
    })),
  ]
  return `${JSON.stringify(
    {
      ...bill,
      components: [...kept, ...others],
      dependencies: bill.dependencies.filter(({ ref }) => references.has(ref)),
    },
    null,
    2,
  )}\n`
}
