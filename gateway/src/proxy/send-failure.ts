import type { FastifyReply } from 'fastify';
import { failureBody, type Failure } from './service-codes.ts';

/** Answers a call with an error of the gateway's own. */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  return reply.code(failure.status).type('application/json; charset=utf-8').send(failureBody(failure));
}
