import { framePath, pages } from '@ledgerleaf/contract/pages'
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: false,
  prerender: pages.filter((page) => page.rendered !== 'in-browser').map((page) => framePath(page.path)),
} satisfies Config
