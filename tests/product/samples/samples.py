"""Runs the samples of a page in one scope: reads one in Base64 per line; writes "ok", or "failed" and the problem in Base64."""

import base64
import sys
import traceback

answers = sys.stdout
sys.stdout = sys.stderr
scope = {"__name__": "__main__"}
for line in sys.stdin:
    problem = ""
    try:
        exec(compile(base64.b64decode(line).decode(), "sample", "exec"), scope)
    except SystemExit as end:
        problem = f"exit code {end.code}" if end.code else ""
    except BaseException as error:
        problem = "".join(traceback.format_exception_only(error))
    encoded = base64.b64encode(problem[:3000].encode()).decode()
    print(("failed " if problem else "ok ") + encoded, file=answers, flush=True)
