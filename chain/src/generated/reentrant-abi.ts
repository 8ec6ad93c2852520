// Made by `npm run build:contracts`; `npm run check` compiles again and compares.
export const reentrantAbi = [
  {"inputs":[{"name":"target","type":"address"},{"name":"data","type":"bytes"}],"name":"act","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[],"name":"answer","outputs":[{"name":"","type":"bytes"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"data","type":"bytes"}],"name":"callAgain","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[],"name":"hasSucceeded","outputs":[{"name":"","type":"bool"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"isRefusing","outputs":[{"name":"","type":"bool"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"","type":"address"},{"name":"","type":"address"},{"name":"","type":"uint256[]"},{"name":"","type":"uint256[]"},{"name":"","type":"bytes"}],"name":"onERC1155BatchReceived","outputs":[{"name":"","type":"bytes4"}],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"","type":"address"},{"name":"","type":"address"},{"name":"","type":"uint256"},{"name":"","type":"uint256"},{"name":"","type":"bytes"}],"name":"onERC1155Received","outputs":[{"name":"","type":"bytes4"}],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[],"name":"refuse","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"interfaceId","type":"bytes4"}],"name":"supportsInterface","outputs":[{"name":"","type":"bool"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"wasCalled","outputs":[{"name":"","type":"bool"}],"stateMutability":"view","type":"function"},
] as const
