import type { FastifyReply } from 'fastify'

/** Answers with a file to keep, under this name. */
export const attach = (reply: FastifyReply, type: string, name: string): FastifyReply =>
  reply.header('content-type', type).header('content-disposition', `attachment; filename="${name}"`)
