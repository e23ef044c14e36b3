import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { Failure } from '../core/failures/failure';

/** A failure is an answer, not an incident: it goes to the caller, by `formatError`, and not to the log. */
@Catch(Failure)
export class FailureFilter implements ExceptionFilter<Failure> {
  catch(failure: Failure, host: ArgumentsHost): Failure {
    if (host.getType<string>() === 'graphql') return failure;
    throw failure;
  }
}
