/**
 * The Node that npm itself runs in, which is the one a host has. Tests run in the newer one that comes with the packages:
 * what a host starts without npm is tried in both.
 */
export const hostsNode = process.env['npm_node_execpath'] ?? process.execPath;
