/**
 * How answers of many parts leave. Fresh memory for each of them takes longer than filling it, so they are put together
 * in buffers that are used again. A buffer is free once the connection has taken all of it, which is mostly at once.
 * What slow readers hold is bounded: beyond it an answer leaves in small pieces, each made when the one before has been
 * taken ([decision 185](../../../../docs/decisions/tracking.md#0185)).
 */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A text with one sign for each byte, made just now. */
export type FreshText = {
  /** In bytes. */
  readonly length: number;
  text(): string;
  /** Frees its memory; it is made again when it is asked for. */
  forget(): void;
};

export type AnswerPart = Buffer | FreshText;

export type AnswerBuffers = {
  /**
   * Sends an answer; hooks see its bytes, unless slow readers hold what there is. Its status and type are set before.
   */
  send(reply: FastifyReply, parts: readonly AnswerPart[]): FastifyReply;
  /** Bytes of buffers that are not free: of answers that somebody is still taking. */
  readonly lentBytes: number;
};

/** An answer of 100 parcels has 200 to 300 KB. */
const usualBytes = 384 * 1024;
/** What is shorter than this is put together in memory of Node's own pool, or nearly as cheaply. */
const shortBytes = 16 * 1024;
/** Held by slow readers at most. */
const mostLentBytes = 24 * 1024 * 1024;
/** Of what leaves in pieces, each reader holds two or three of them. */
const pieceBytes = 16 * 1024;

/** Buffers for one service. */
export function createAnswerBuffers(): AnswerBuffers {
  // More than a few are free only after slow readers have gone.
  const free: Buffer[] = [];
  const mostFree = 4;
  let lentBytes = 0;

  const giveBack = (buffer: Buffer): void => {
    lentBytes -= buffer.length;
    if (free.length < mostFree) free.push(buffer);
  };
  return {
    send(reply, parts) {
      const length = lengthOf(parts);
      if (length <= shortBytes) return reply.send(fill(Buffer.allocUnsafe(length), parts));
      if (length > usualBytes || lentBytes + usualBytes > mostLentBytes)
        return reply.header('content-length', length).send(piecesOf(parts));
      const buffer = free.pop() ?? Buffer.allocUnsafeSlow(usualBytes);
      lentBytes += buffer.length;
      reply.send(fill(buffer, parts));
      // Whatever ends it, an answer is closed; the connection of one that was broken off has let go of its bytes by
      // then.
      if (reply.raw.writableFinished) giveBack(buffer);
      else reply.raw.once('close', () => giveBack(buffer));
      return reply;
    },
    get lentBytes() {
      return lentBytes;
    },
  };
}

function lengthOf(parts: readonly AnswerPart[]): number {
  let length = 0;
  for (const part of parts) length += part.length;
  return length;
}

/** Writes the parts one after the other; returns what was written to. */
function fill(buffer: Buffer, parts: readonly AnswerPart[]): Buffer {
  let end = 0;
  for (const part of parts)
    end += Buffer.isBuffer(part) ? part.copy(buffer, end) : buffer.write(part.text(), end, 'latin1');
  return buffer.subarray(0, end);
}

function piecesOf(parts: readonly AnswerPart[]): Readable {
  for (const part of parts) if (!Buffer.isBuffer(part)) part.forget();
  let next = 0;
  return new Readable({
    // One piece is read ahead, however long.
    highWaterMark: 1,
    read() {
      const from = next;
      let length = 0;
      while (next < parts.length && length < pieceBytes) {
        length += parts[next]?.length ?? 0;
        next += 1;
      }
      this.push(length === 0 ? null : fill(Buffer.allocUnsafeSlow(length), parts.slice(from, next)));
    },
  });
}
